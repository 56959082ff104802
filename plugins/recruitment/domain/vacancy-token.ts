import { isUuid } from '#core/kernel/uuid.ts'

/** Content of the link that confirms free places: the facility, the account that received it, and the day of the count. */
export interface VacancyLink {
  readonly facilityId: string
  readonly accountId: string
  /** ISO date. */
  readonly countedOn: string
}

/** Returns the text that the signature of a link covers. */
export const vacancyPayload = ({ facilityId, accountId, countedOn }: VacancyLink): string =>
  `vacancies:${facilityId}:${accountId}:${countedOn}`

/** Formats the token of a link with its signature. */
export const formatVacancyToken = ({ facilityId, accountId, countedOn }: VacancyLink, signature: string): string =>
  `${facilityId}.${accountId}.${countedOn}.${signature}`

/** Parses a token; `null` when its format is wrong. */
export const parseVacancyToken = (token: string): (VacancyLink & { readonly signature: string }) | null => {
  const [, facilityId = '', accountId = '', countedOn = '', signature = ''] =
    /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{4}-\d{2}-\d{2})\.([\w-]{43})$/.exec(token) ?? []
  return isUuid(facilityId) && isUuid(accountId) ? { facilityId, accountId, countedOn, signature } : null
}
