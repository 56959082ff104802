import { againstGroups, slurs } from './hate-words.ts'
import { groups } from './hated-groups.ts'
import { listed, rule, starred, stems, words } from './patterns.ts'

const against = `(?:${againstGroups.join('|')})`
const englishGroups =
  '(?:foreigners|immigrants|migrants|refugees|gyps(?:y|ies)|roma|muslims|ukrainians?|russians|arabs?|jews?|blacks|africans|asians|indians|gays|lesbians|disabled (?:kids|children)|autistic (?:kids|children))'
const englishAgainst =
  "(?:go home|go back|get out|out of (?:our|this|here)|dirty|filthy|disgusting|animals|steal(?:ing)?|thieves|not welcome|(?:do not|don['’]t) belong|should(?:n['’]t| not)? (?:be|go|stay|leave)|send them|deport|taking (?:our|places|over)|ruin(?:ed|ing)?)"

/** Contempt for a group of people. */
export const hate = [
  rule(String.raw`(?<!\p{L})${groups}(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})${against}`),
  rule(String.raw`(?<!\p{L})${against}(?!\p{L})[^.!?\n]{0,50}(?<!\p{L})${groups}(?!\p{L})`),
  stems(...slurs),
  starred('pedaly', 'pedal', 'ciapaty', 'czarnuch', 'zydek', 'brudas'),
  stems(
    'жид(?:и|ів|ва)',
    'цигани\\s+(?:крад|бруд)',
    ...listed('москал пшек нігер чорномаз чорножоп чурк хохл хохол кацап узкоглаз вузькоок підар підор педик гомик нацмен'),
    '(?:поляк|українц|росіян|ром|циган|араб|мусульман|біженц)\\p{L}*[^.!?]{0,40}(?:геть|забирай|вертайт|повертайт|брудн|крад|смерд|не\\s+місце)',
  ),
  words(
    `${englishGroups}[^.!?]{0,40}${englishAgainst}`,
    `(?:dirty|filthy|bloody|no|too many|send|deport) (?:the |those |these )?${englishGroups}`,
  ),
]
