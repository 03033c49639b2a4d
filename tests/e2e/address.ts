export const E2E_PORT = 4341
export const E2E_URL = `http://127.0.0.1:${E2E_PORT}`
