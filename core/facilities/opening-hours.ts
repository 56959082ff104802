/** Minute from which hours that end before they begin are those of a night; earlier ones may be a mistake. */
export const nightBegins = 18 * 60

/**
 * Opening hours, with the field names of specification §3. Minutes since midnight, Europe/Warsaw; `null` when unknown or closed.
 * Monday to Friday share one pair; hours that do not fit this model stay readable in the field `hours_text`.
 */
export interface OpeningHours {
  readonly open_at: number | null
  readonly close_at: number | null
  readonly is_open_saturday: boolean
  readonly saturday_open_at: number | null
  readonly saturday_close_at: number | null
  readonly is_open_sunday: boolean
  readonly sunday_open_at: number | null
  readonly sunday_close_at: number | null
}
