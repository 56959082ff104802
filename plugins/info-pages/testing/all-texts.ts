import type { Language } from '#core/kernel/language.ts'
import { infoTexts } from '../content/info-texts.ts'
import type { Block } from '../contract/info-text.ts'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ua from '../messages/ua.json' with { type: 'json' }

const messages = { pl, ua, en }

const textsOfBlocks = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (typeof block === 'string') return [block]
    if ('list' in block) return block.list
    return 'facts' in block ? block.facts.flat() : []
  })

/** Returns every text of the plugin's pages in one language, with its link markup. */
export const allTexts = (language: Language): readonly string[] => [
  ...Object.values(messages[language]),
  ...Object.values(infoTexts.faq).flatMap((of) =>
    Object.values(of[language]).flatMap(({ question, answer }) => [question, ...textsOfBlocks(answer)]),
  ),
  ...Object.values(infoTexts.changes).flatMap((of) =>
    Object.values(of[language]).flatMap((changes) => changes.flatMap(({ title, blocks }) => [title, ...textsOfBlocks(blocks)])),
  ),
  ...Object.values(infoTexts.documents).flatMap(([{ text }]) => {
    const { lead, short, chapters } = text[language]
    return [lead, ...short, ...Object.values(chapters).flatMap(({ title, blocks }) => [title, ...textsOfBlocks(blocks)])]
  }),
]
