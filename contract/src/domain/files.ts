/** The most bytes of an uploaded file (openapi.yaml, FileUpload). */
export const mostFileBytes = 10 * 1024 * 1024;
