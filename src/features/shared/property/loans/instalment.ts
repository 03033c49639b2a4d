/** Rates are percent a year: 3.5. Money is in units; a month's instalment may have a fraction. */

const monthly = (ratePercent: number): number => ratePercent / 1_200

/** What is paid each month so that a loan is repaid after `years`, with interest on what is left. */
export function instalmentOf(loan: number, ratePercent: number, years: number): number {
  const rate = monthly(ratePercent)
  const months = years * 12
  if (months <= 0) return 0
  return rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months)
}

/** The inverse: the loan that an instalment repays. */
export function loanOf(instalment: number, ratePercent: number, years: number): number {
  const rate = monthly(ratePercent)
  const months = years * 12
  return rate === 0 ? instalment * months : (instalment * (1 - (1 + rate) ** -months)) / rate
}

export interface LoanYear {
  year: number
  interest: number
  repaid: number
  /** still owed at the end of the year */
  left: number
}

/** Interest and repayment of every year. */
export function yearsOf(loan: number, ratePercent: number, years: number): LoanYear[] {
  const rate = monthly(ratePercent)
  const instalment = instalmentOf(loan, ratePercent, years)
  let left = loan
  return Array.from({ length: years }, (_, at) => {
    let interest = 0
    let repaid = 0
    for (let month = 0; month < 12; month++) {
      const due = left * rate
      const part = Math.min(left, instalment - due)
      interest += due
      repaid += part
      left -= part
    }
    return { year: at + 1, interest, repaid, left: Math.max(0, left) }
  })
}
