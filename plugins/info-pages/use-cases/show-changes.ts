import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import { changeAudiences } from '../contract/audiences.ts'
import { InfoPageNotFound, type InfoTexts } from '../domain/info-texts.port.ts'

/** Returns the changes for one audience by day, the newest first. */
export const makeShowChanges = ({ infoTexts }: { readonly infoTexts: InfoTexts }) =>
  Effect.fn('info-pages.show-changes')(function* (_: Actor, input: { readonly audience: string; readonly language: Language }) {
    const audience = changeAudiences.find((one) => one === input.audience)
    if (!audience) return yield* new InfoPageNotFound()
    const days = Object.entries(infoTexts.changes[audience][input.language]).map(([on, changes]) => ({ on, changes }))
    return { audience, days }
  })

export type ShowChanges = ReturnType<typeof makeShowChanges>
export const ShowChanges = token<ShowChanges>('info-pages/ShowChanges')
