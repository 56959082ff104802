import type { Language } from '#core/kernel/language.ts'
import { book } from '../content/book.ts'
import type { Block } from '../contract/info-text.ts'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ua from '../messages/ua.json' with { type: 'json' }

const messages = { pl, ua, en }

const ofBlocks = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (typeof block === 'string') return [block]
    if ('list' in block) return block.list
    return 'facts' in block ? block.facts.flat() : []
  })

/** Every text of the plugin's pages in one language, as written, with the links in it. */
export const saidTexts = (language: Language): readonly string[] => [
  ...Object.values(messages[language]),
  ...Object.values(book.faq).flatMap((of) =>
    Object.values(of[language]).flatMap(({ question, answer }) => [question, ...ofBlocks(answer)]),
  ),
  ...Object.values(book.changes).flatMap((of) =>
    Object.values(of[language]).flatMap((changes) => changes.flatMap(({ title, blocks }) => [title, ...ofBlocks(blocks)])),
  ),
  ...Object.values(book.documents).flatMap(([{ text }]) => {
    const { lead, short, chapters } = text[language]
    return [lead, ...short, ...Object.values(chapters).flatMap(({ title, blocks }) => [title, ...ofBlocks(blocks)])]
  }),
]
