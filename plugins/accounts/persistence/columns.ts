/** Selects a timestamp column as ISO 8601 UTC under its own name. */
export const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ${column}`

/** SQL for the SHA-256 hash of a parameter; tokens and codes are stored as such hashes. */
export const hashed = "sha256(convert_to(?, 'UTF8'))"
