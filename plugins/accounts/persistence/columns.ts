/** A column of moments as ISO 8601 UTC under its own name. */
export const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ${column}`

/** SQL for the hash of a parameter, under which secret words are kept. */
export const hashed = "sha256(convert_to(?, 'UTF8'))"
