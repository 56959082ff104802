import type { RoomKind, RoomSide } from '../contract/room.ts'

/** Room of the demo; messages by side, so many hours before the demo was made. */
interface DemoRoom {
  readonly kind: RoomKind
  /** Address of the parent's account. */
  readonly parent: string | null
  /** Names of the groups whose parents read these announcements. */
  readonly groups?: readonly string[]
  /** Addresses of parents who have read them. */
  readonly readBy?: readonly string[]
  readonly messages: readonly (readonly [side: RoomSide, hoursAgo: number, text: string])[]
}

/** Facility of the demo whose rooms are filled. */
export const demoFacility = { name: 'Słoneczko', city: 'Kraków' } as const

/** Rooms of the demo; the last message of the first one is new to the owner. */
export const demoRooms: readonly DemoRoom[] = [
  {
    kind: 'parent',
    parent: 'mama@demo.test',
    messages: [
      ['parent', 75, 'Dzień dobry, Zosia ma dziś katar i zostaje w domu.'],
      ['facility', 74, 'Dziękujemy za wiadomość. Odliczymy posiłki. Zdrówka dla Zosi!'],
      ['parent', 27, 'Zosia wraca jutro. Czy w piątek jest wyjście do teatru?'],
      ['facility', 26, 'Tak, zbiórka o 9:00. Prosimy o wygodne buty.'],
      ['parent', 3, 'Super, dziękuję! Odbierze ją dziś babcia, około 15:30.'],
    ],
  },
  {
    kind: 'parent',
    parent: 'rodzic@demo.test',
    messages: [
      ['parent', 98, 'Dzień dobry, czy Maja może jutro przyjść o 9:30? Mamy rano wizytę u dentysty.'],
      ['facility', 97, 'Oczywiście. Śniadanie zostawimy.'],
      ['parent', 96, 'Dziękuję!'],
      ['facility', 44, 'Maja zapomniała dziś kapci. Odłożyliśmy je na jej półkę.'],
    ],
  },
  {
    kind: 'announcements',
    parent: null,
    groups: ['Starszaki'],
    readBy: ['rodzic@demo.test'],
    messages: [
      [
        'facility',
        49,
        'Starszaki: w czwartek jedziemy do teatru lalek. Wyjazd o 9:15, prosimy o wygodne buty i chusteczki. Wracamy na obiad.',
      ],
    ],
  },
  {
    kind: 'announcements',
    parent: null,
    readBy: ['rodzic@demo.test', 'tata@demo.test'],
    messages: [
      ['facility', 150, 'W poniedziałek przyjedzie fotograf. Zdjęcia grupowe robimy o 10:00 w ogrodzie.'],
      ['facility', 30, 'Przypominamy: w piątek po obiedzie zebranie rady rodziców w sali Motylków.'],
    ],
  },
  { kind: 'staff', parent: null, messages: [['facility', 52, 'Grafik na przyszły tydzień wisi w pokoju nauczycielskim.']] },
]
