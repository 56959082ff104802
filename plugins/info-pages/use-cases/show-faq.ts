import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import { faqAudiences } from '../contract/audiences.ts'
import { type Book, InfoPageNotFound } from '../domain/book.port.ts'

/** The questions of one audience and their answers. */
export const makeShowFaq = ({ book }: { readonly book: Book }) =>
  Effect.fn('info-pages.show-faq')(function* (_: Actor, input: { readonly audience: string; readonly language: Language }) {
    const audience = faqAudiences.find((one) => one === input.audience)
    if (!audience) return yield* new InfoPageNotFound()
    const questions = Object.entries(book.faq[audience][input.language]).map(([id, said]) => ({ id, ...said }))
    return { audience, questions }
  })

export type ShowFaq = ReturnType<typeof makeShowFaq>
export const ShowFaq = token<ShowFaq>('info-pages/ShowFaq')
