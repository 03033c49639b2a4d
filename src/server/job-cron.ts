/** Of wrangler.toml's triggers the one that runs every few minutes. */
export const JOB_CRON = '*/5 * * * *'
