/** §9 */
const VERSION_LABEL = 'v1-55-4'

/** Shown beside the logo; on narrow screens in the menu (§2.8). */
export const VersionLabel = () => <span className="text-xs whitespace-nowrap text-ink-3">{VERSION_LABEL}</span>
