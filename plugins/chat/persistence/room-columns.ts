/** SQL of a moment in ISO 8601 UTC with milliseconds, as the domain writes it. */
export const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Columns of a room `r`. */
export const roomColumns = `r.id, r.facility_id, r.moved_from, r.kind, r.account_id, r.visibility, r.group_ids, r.opened_by, r.last_number, r.last_facility,
  ${iso('r.last_message_at')} last_message_at, r.closed_by, r.closed_reason, ${iso('r.closed_at')} closed_at`
