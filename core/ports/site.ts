import { token } from '#core/kernel/token.ts'

/** Where this installation is. */
export interface Site {
  /** `https://kredka.example`, without a trailing slash. */
  readonly url: string
}
export const Site = token<Site>('core/Site')
