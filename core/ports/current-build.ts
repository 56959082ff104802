import { token } from '#core/kernel/token.ts'

/** Build that this process serves; open pages compare it with their own to find out that a newer one exists (decisions §22). */
export interface CurrentBuild {
  /** `null` in development, when nothing was built. */
  readonly id: string | null
}
export const CurrentBuild = token<CurrentBuild>('core/CurrentBuild')
