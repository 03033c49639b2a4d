/** §9, shown beside the logo; on narrow screens in the menu (§2.8) */
export const VersionLabel = () => <span className="text-xs whitespace-nowrap text-ink-3">v1-55-4</span>
