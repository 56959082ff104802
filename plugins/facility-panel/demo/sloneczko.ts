import type { FieldValues } from '#core/facilities/fields.ts'
import type { EmployeeView } from '../contract/employee.ts'

/** Facility of the demo's owner. */
export const demoFacility = { name: 'Słoneczko', city: 'Kraków' } as const

const at = (hours: number, minutes = 0) => hours * 60 + minutes

/** Its owner's statements. */
export const demoStatement = {
  description: `Jesteśmy kameralnym przedszkolem z ogrodem, w którym dzieci spędzają co najmniej dwie godziny dziennie, także zimą. W trzech grupach jest najwyżej po dziewiętnaścioro dzieci i dwie stałe wychowawczynie.

Gotujemy na miejscu, z produktów od rolników spod Krakowa. Każdy przedszkolak zna drogę do kuchni: w środy dzieci same pieką chleb.

Adaptacja trwa tak długo, jak potrzebuje dziecko. Przez pierwsze dwa tygodnie rodzice są z nami, potem zostają na kawę obok, a na końcu machają przez okno.`,
  tuition: '980–1180 zł',
  child_count: 53,
  activities: [
    { name: 'Rytmika', description: 'Ruch, śpiew i pierwsze instrumenty.', duration: 30, start: at(10), end: at(10, 30) },
    { name: 'Język angielski', description: 'Codziennie, w zabawie.', duration: 20, start: null, end: null },
    { name: 'Ceramika', description: 'Lepimy i wypalamy we własnym piecu.', duration: 45, start: at(14, 30), end: at(15, 15) },
  ],
  day_plan: [
    { start: at(7), end: at(8, 30), name: 'Schodzenie się i zabawa', description: null },
    { start: at(8, 30), end: at(9), name: 'Śniadanie', description: null },
    { start: at(9), end: at(10, 30), name: 'Zajęcia w grupach', description: 'Poranny krąg, prace plastyczne, rytmika.' },
    { start: at(10, 30), end: at(12), name: 'Ogród', description: 'Przy każdej pogodzie.' },
    { start: at(12), end: at(12, 40), name: 'Obiad', description: null },
    { start: at(12, 40), end: at(14), name: 'Odpoczynek i czytanie', description: 'Kto chce, śpi; starsi słuchają książki.' },
    { start: at(14), end: at(14, 30), name: 'Podwieczorek', description: null },
    { start: at(14, 30), end: at(17), name: 'Zajęcia dodatkowe i zabawa', description: null },
  ],
  recruiting: true,
  vacancies: [{ group: '3-6', places: 4, from: null }],
} as const satisfies FieldValues

/** Its staff. */
export const demoStaff: readonly Pick<EmployeeView, 'first_name' | 'last_name' | 'position' | 'show_surname'>[] = [
  { first_name: 'Wanda', last_name: 'Jasna', position: 'Dyrektorka', show_surname: true },
  { first_name: 'Marek', last_name: 'Zielony', position: 'Wychowawca grupy Biedronek', show_surname: true },
  { first_name: 'Hania', last_name: 'Cicha', position: 'Logopedka', show_surname: false },
]
