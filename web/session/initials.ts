import type { SessionUser } from '#core/access/session-user.ts'

/** First letters of both names, for where there is no photo. */
export const initialsOf = ({ name, surname }: Pick<SessionUser, 'name' | 'surname'>): string =>
  [name, surname]
    .map((word) => [...word.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase()
