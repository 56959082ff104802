import { seededRandom } from '#core/kernel/seeded-random.ts'
import type { IndexedText, TextIndexes } from '#core/search/text-index.port.ts'
import type { NewsTagCategory } from '#plugins/publications/contract/terms.ts'
import { type ListedMaterial, selectMaterials } from '../services/select-materials.ts'

interface Ports {
  readonly textIndexes: TextIndexes
}

const runs = 30

/** Returns the median of the milliseconds that something takes, after a warm-up. */
const median = (work: () => unknown): number => {
  const times = Array.from({ length: runs }, () => {
    const from = performance.now()
    work()
    return performance.now() - from
  })
  const measured = times.slice(runs / 3).toSorted((a, b) => a - b)
  return measured[Math.floor(measured.length / 2)] ?? 0
}

const materials = 5000
const works = ['Mandala', 'Kolorowanka', 'Wyklejanka', 'Piosenka', 'Labirynt', 'Scenariusz', 'Gra', 'Eksperyment'] as const
const topics = ['liście', 'kasztany', 'śnieg', 'bałwan', 'motyle', 'wakacje', 'planety', 'emocje', 'litery', 'rodzina', 'zdrowie'] as const
const ages = ['2-latki', '3-latki', '4-latki', '5-latki', '6-latki'] as const
const categories = new Map<string, NewsTagCategory>([
  ...topics.map((tag) => [tag, 'publication_topic'] as const),
  ...ages.map((tag) => [tag, 'age_groups'] as const),
])

/** Measures the list of 5,000 materials: building its index, and a list by words and filters with the number of each tag. */
export const measure = ({ textIndexes }: Ports) => {
  const { pick } = seededRandom(1)
  const texts = Array.from({ length: materials }, (_, n): IndexedText => {
    const text = Array.from({ length: 150 }, () => `${pick(works)} ${pick(topics)}`).join(' ')
    return { title: `${pick(works)}: ${pick(topics)} ${n}`, context: pick(topics), text }
  })
  const listed = texts.map(
    (_, n): ListedMaterial => ({ id: String(n), tag_ids: [pick(topics), pick(ages), pick(ages)], visibility: 'public' }),
  )
  const from = performance.now()
  const index = textIndexes.build(texts)
  const building = performance.now() - from
  const list = (words: string) =>
    median(() =>
      selectMaterials(
        index.search(words).positions.flatMap((at) => listed[at] ?? []),
        {
          selection: { publication_topic: topics.slice(0, 2), age_groups: ages.slice(0, 3) },
          reads: ['public'],
          categoryOf: (tag) => categories.get(tag),
        },
      ),
    )
  const goal = { kind: 'at most', figure: 8 } as const
  const part = `List of ${materials} materials`
  return [
    { part, name: 'by two topics and three ages', figure: list(''), unit: 'ms', goal },
    { part, name: 'the same and by words', figure: list('kolorowanka kasztanów'), unit: 'ms', goal },
    { part, name: 'the same and by words with typing errors', figure: list('kolorwoanka kasztnaów'), unit: 'ms', goal },
    { part, name: 'building the index of words', figure: building, unit: 'ms' },
  ]
}
