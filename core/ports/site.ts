import { token } from '#core/kernel/token.ts'

/** Public address of this installation. */
export interface Site {
  /** `https://kredka.example`, without a trailing slash. */
  readonly url: string
}
export const Site = token<Site>('core/Site')
