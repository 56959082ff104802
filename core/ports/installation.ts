import { token } from '#core/kernel/token.ts'

/** What an installation knows of itself. */
export interface Installation {
  /** Where browsers find it: `https://kredka.pl`, without a trailing slash. */
  readonly publicUrl: string
  /** Whether it is the one that people rely on (`APP_ENV=production`). */
  readonly production: boolean
}
export const Installation = token<Installation>('core/Installation')
