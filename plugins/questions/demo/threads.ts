import type { QuestionTopic } from '../contract/topics.ts'

/** Message of a demo thread: by the parent or by the facility, so many hours after the question. */
type DemoMessage = readonly [side: 'parent' | 'facility', hours: number, text: string]

/** Thread of the demo. */
export interface DemoThread {
  readonly facility: 'Słoneczko' | 'Tęcza' | 'Bajka'
  readonly parent: 'rodzic' | 'babcia'
  readonly topic: QuestionTopic
  readonly daysAgo: number
  readonly messages: readonly DemoMessage[]
  readonly closed?: true
  /** Question and answer on the profile. */
  readonly published?: readonly [question: string, answer: string]
}

/** Towns of the facilities. */
export const demoCities = { Słoneczko: 'Kraków', Tęcza: 'Warszawa', Bajka: 'Kraków' } as const

/** Threads of the demo in three languages; the last one waits for an answer by mail. */
export const demoThreads: readonly DemoThread[] = [
  {
    facility: 'Słoneczko',
    parent: 'rodzic',
    topic: 'meals_allergies',
    daysAgo: 40,
    closed: true,
    messages: [
      ['parent', 0, 'Dzień dobry! Synek nie może jeść nabiału ani jajek. Czy kuchnia przygotowuje takie posiłki?'],
      [
        'facility',
        5,
        'Dzień dobry! Tak, gotujemy na miejscu. Dieta bez nabiału i jajek jest codziennie, prosimy tylko o zaświadczenie od lekarza.',
      ],
      ['parent', 6, 'Świetnie, bardzo dziękuję.'],
    ],
    published: [
      'Czy kuchnia przygotowuje posiłki bez nabiału i jajek?',
      'Tak, gotujemy na miejscu. Dieta bez nabiału i jajek jest codziennie, potrzebne jest zaświadczenie od lekarza.',
    ],
  },
  {
    facility: 'Słoneczko',
    parent: 'babcia',
    topic: 'adaptation',
    daysAgo: 26,
    messages: [
      ['parent', 0, 'Jak wygląda adaptacja? Czy przez pierwsze dni można zostać z dzieckiem w sali?'],
      [
        'facility',
        20,
        'Przez pierwsze trzy dni rodzic może być w sali do godziny. Potem rozstajemy się przy drzwiach, a w razie płaczu od razu dzwonimy.',
      ],
    ],
    published: [
      'Czy przez pierwsze dni można zostać z dzieckiem w sali?',
      'Przez pierwsze trzy dni rodzic może być w sali do godziny. Potem rozstajemy się przy drzwiach, a w razie płaczu od razu dzwonimy.',
    ],
  },
  {
    facility: 'Słoneczko',
    parent: 'babcia',
    topic: 'tuition',
    daysAgo: 9,
    messages: [
      ['parent', 0, 'Good morning! Is the tuition reduced for siblings, and do we pay for the holiday weeks in August?'],
      ['facility', 3, 'Good morning! The second child pays 20% less. In August you only pay for the weeks in which your child attends.'],
      ['parent', 4, 'Thank you! And is there a deposit when we sign the contract?'],
    ],
  },
  {
    facility: 'Słoneczko',
    parent: 'rodzic',
    topic: 'opening_hours',
    daysAgo: 2,
    messages: [
      ['parent', 0, 'Dzień dobry, czy można przyprowadzić dziecko już o 6:15? Zaczynam pracę o siódmej po drugiej stronie miasta.'],
    ],
  },
  {
    facility: 'Tęcza',
    parent: 'rodzic',
    topic: 'recruitment',
    daysAgo: 14,
    messages: [
      ['parent', 0, 'Доброго дня! Чи є вільні місця для дитини 18 місяців із січня? Дитина поки розуміє лише українською.'],
      ['facility', 26, 'Доброго дня! Так, із січня маємо два місця в групі малюків. Одна з виховательок розмовляє українською.'],
    ],
  },
  {
    facility: 'Tęcza',
    parent: 'babcia',
    topic: 'staff',
    daysAgo: 11,
    closed: true,
    messages: [
      ['parent', 0, 'Ile dzieci przypada na jedną opiekunkę w najmłodszej grupie i czy panie często się zmieniają?'],
      ['facility', 30, 'W najmłodszej grupie jest pięcioro dzieci na jedną opiekunkę. Zespół jest ten sam od trzech lat.'],
    ],
  },
  {
    facility: 'Tęcza',
    parent: 'babcia',
    topic: 'special_needs',
    daysAgo: 5,
    messages: [['parent', 0, 'Чи працюєте з дітьми із затримкою мовлення? Чи приходить логопед до групи, чи потрібно їздити окремо?']],
  },
  {
    facility: 'Bajka',
    parent: 'rodzic',
    topic: 'other',
    daysAgo: 1,
    messages: [['parent', 0, 'Dzień dobry, czy przed zapisem można obejrzeć przedszkole i ogród, na przykład po południu?']],
  },
]
