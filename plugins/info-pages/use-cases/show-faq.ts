import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { faqAudiences } from '../contract/audiences.ts'
import { InfoPageNotFound, InfoTexts } from '../domain/info-texts.port.ts'

/** Returns the questions and answers for one audience. */
export const ShowFaq = define('info-pages/ShowFaq', { infoTexts: InfoTexts }, ({ infoTexts }) =>
  Effect.fn('info-pages.show-faq')(function* (_: Actor, input: { readonly audience: string; readonly language: Language }) {
    const audience = faqAudiences.find((one) => one === input.audience)
    if (!audience) return yield* new InfoPageNotFound()
    const questions = Object.entries(infoTexts.faq[audience][input.language]).map(([id, answer]) => ({ id, ...answer }))
    return { audience, questions }
  }),
)
