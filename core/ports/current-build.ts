import { token } from '#core/kernel/token.ts'

/** The build that this process serves, by which open pages see that there is a newer one (decisions §22). */
export interface CurrentBuild {
  /** `null` where nothing was built. */
  readonly id: string | null
}
export const CurrentBuild = token<CurrentBuild>('core/CurrentBuild')
