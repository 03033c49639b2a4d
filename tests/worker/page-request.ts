/** What stands in for the framework's context of the request. Test files run in one process and share the modules that hold it. */
export const page: { currentRequest: unknown } = { currentRequest: undefined }
