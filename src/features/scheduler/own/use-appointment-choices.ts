import { useEffect, useState } from 'react'
import type { AppointmentChoices } from '../schedule.ts'

const NO_CHOICES: AppointmentChoices = { listings: [], leads: [] }

/** What an appointment can be about and with whom; none until they are there, and where they could not be read. */
export function useAppointmentChoices(): AppointmentChoices {
  const [choices, setChoices] = useState(NO_CHOICES)
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const { fetchAppointmentChoices } = await import('../scheduler.functions.ts')
      const found = await fetchAppointmentChoices().catch(() => NO_CHOICES)
      if (isCurrent) setChoices(found)
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [])
  return choices
}
