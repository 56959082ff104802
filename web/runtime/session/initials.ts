import type { SessionUser } from '#core/access/session-user.ts'

/** Returns the initials of a user without photo. */
export const initialsOf = ({ name, surname }: Pick<SessionUser, 'name' | 'surname'>): string =>
  [name, surname]
    .map((word) => [...word.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase()
