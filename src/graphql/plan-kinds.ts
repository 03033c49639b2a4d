/** Numbers that both sides promise of smart plans. */
export const SMART_PLANS_KEPT_MAX = 50
export const SMART_PLAN_TITLE_MAX_CHARS = 80
/** of a plan as JSON */
export const SMART_PLAN_MAX_CHARS = 60_000
