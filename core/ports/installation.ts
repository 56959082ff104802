import { token } from '#core/kernel/token.ts'

/** Identity of this installation. */
export interface Installation {
  /** Public base URL: `https://kredka.pl`, without a trailing slash. */
  readonly publicUrl: string
  /** True when `APP_ENV` is `production`. */
  readonly production: boolean
}
export const Installation = token<Installation>('core/Installation')
