/**
 * Limits of an upload: bytes of one file and of all, and their number (decisions §11; quality.md, "Limits on greed").
 * Checked in the browser and on the server.
 */
export const uploadLimits = { fileBytes: 5_000_000, totalBytes: 10_000_000, files: 10 } as const
