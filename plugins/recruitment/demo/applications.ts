import type { AgeGroup, ApplicationContent } from '../contract/application.ts'
import type { ApplicationStatus, Party } from '../contract/statuses.ts'

/** Step of an application in the demo, some days before its start. */
export interface DemoStep {
  readonly daysAgo: number
  readonly status: ApplicationStatus
  readonly by: Party
  readonly message?: string
}

/** Application in the demo; days of the child's life and of the desired start are counted from the demo's start. */
export interface DemoApplication {
  readonly child: string
  readonly parent: string
  readonly phone: string
  readonly address: string
  /** Age of the child in days. */
  readonly age: number
  readonly startsIn: number
  readonly hours: readonly [from: number, to: number]
  readonly note?: string
  readonly group?: AgeGroup
  readonly steps: readonly [DemoStep, ...DemoStep[]]
}

/** Facilities of the demo that have applications: the one with an owner, and the one at which the demo's parent has applied. */
export const demoOwned = { name: 'Słoneczko', city: 'Kraków' } as const
export const demoApplied = { name: 'Tęcza', city: 'Warszawa' } as const

const sent = (daysAgo: number): DemoStep => ({ daysAgo, status: 'new', by: 'parent' })
const answered = (daysAgo: number, status: ApplicationStatus, message?: string): DemoStep => ({
  daysAgo,
  status,
  by: 'facility' as const,
  ...(message !== undefined && { message }),
})

/** Applications of six families at the facility with an owner. */
export const demoApplications: readonly DemoApplication[] = [
  {
    child: 'Hania Brzozowska',
    parent: 'Ewelina Brzozowska',
    phone: '600 100 201',
    address: 'ul. Lipowa 4/12, 30-702 Kraków',
    age: 1180,
    startsIn: 60,
    hours: [450, 960],
    note: 'Hania chodziła wcześniej do klubu dziecięcego, lubi rysować.',
    steps: [sent(0)],
  },
  {
    child: 'Leon Sikora',
    parent: 'Damian Sikora',
    phone: '600 100 202',
    address: 'ul. Wielicka 81/3, 30-552 Kraków',
    age: 1502,
    startsIn: 280,
    hours: [480, 990],
    steps: [sent(2)],
  },
  {
    child: 'Zuzanna Lis',
    parent: 'Marta Lis',
    phone: '600 100 203',
    address: 'os. Kolorowe 9/40, 31-938 Kraków',
    age: 1320,
    startsIn: 90,
    hours: [420, 930],
    steps: [sent(9), answered(8, 'seen'), answered(6, 'visit_booked', 'Zapraszamy we wtorek o 16:30. Prosimy wejść od strony ogrodu.')],
  },
  {
    child: 'Mikołaj Górski',
    parent: 'Anna Górska',
    phone: '600 100 204',
    address: 'ul. Zakopiańska 15, 30-418 Kraków',
    age: 1411,
    startsIn: 30,
    hours: [480, 960],
    group: '3-6',
    steps: [sent(40), answered(38, 'contacted'), answered(30, 'waitlisted', 'W tej grupie zwolni się miejsce najwcześniej zimą.')],
  },
  {
    child: 'Oliwia Krawiec',
    parent: 'Paweł Krawiec',
    phone: '600 100 205',
    address: 'ul. Mogilska 51/7, 31-545 Kraków',
    age: 1250,
    startsIn: 30,
    hours: [450, 1020],
    group: '3-6',
    steps: [sent(25), answered(24, 'seen'), answered(20, 'waitlisted')],
  },
  {
    child: 'Franciszek Maj',
    parent: 'Julia Maj',
    phone: '600 100 206',
    address: 'ul. Kalwaryjska 33/2, 30-509 Kraków',
    age: 1600,
    startsIn: 21,
    hours: [480, 945],
    steps: [sent(33), answered(31, 'contacted'), answered(1, 'offered', 'Mamy miejsce w grupie Biedronek od przyszłego miesiąca.')],
  },
]

/** Application of the demo's parent. */
export const demoParentApplication: DemoApplication = {
  child: 'Maja Rodzicka',
  parent: 'Renata Rodzicka',
  phone: '600 100 207',
  address: 'ul. Puławska 12/8, 02-566 Warszawa',
  age: 610,
  startsIn: 120,
  hours: [480, 960],
  group: '2-3',
  steps: [sent(12), answered(10, 'seen'), answered(7, 'waitlisted', 'Dziękujemy za zgłoszenie. Jesteście na liście na wiosnę.')],
}

/** Returns the data of an application on the day of the demo's start; `dayAt` returns the ISO day so many days later. */
export const demoContent = (
  { child, parent, phone, address, age, startsIn, hours: [hours_from, hours_to], note }: DemoApplication,
  email: string,
  dayAt: (days: number) => string,
): ApplicationContent => ({
  parent_name: parent,
  parent_phone: phone,
  parent_email: email,
  address,
  child_name: child,
  child_birth_date: dayAt(-age),
  desired_start: dayAt(startsIn),
  hours_from,
  hours_to,
  ...(note !== undefined && { note }),
})
