import { useNavigate } from '@tanstack/react-router'
import { useAttribution } from '#session/attribution-state.tsx'
import { VendorLoginFields } from '#session/vendor/vendor-login-fields.tsx'
import { vendorOrderSearch } from '../search.ts'

/** §4: a vendor enters with licence number or e-mail and password, for half an hour; then the order that a letter led to is opened. */
export function VendorLoginForm() {
  const navigate = useNavigate()
  const { orderId } = useAttribution()
  const open = () => navigate({ to: '/realAgent/vendor-orders', search: vendorOrderSearch({ order: orderId }) })
  return (
    <div className="w-full max-w-[26rem] rounded border border-line bg-sheet p-6 sm:p-8">
      <VendorLoginFields onLoggedIn={open} />
    </div>
  )
}
