import { springCovers } from '../covers/spring.ts'
import { type DemoPost, pdf, xlsx } from '../demo-post.ts'
import { workbookOf } from '../office/sheet.ts'
import { fatherMedalSheet } from '../worksheets/days.ts'

const stations = [
  ['Stacja', 'Zadanie', 'Potrzebne', 'Prowadzi', 'Minuty'],
  ['1. Wodna sztafeta', 'Przelewanie wody gąbką z miski do miski', '2 miski, 4 gąbki, ręczniki', '', 8],
  ['2. Bańki', 'Kto złapie bańkę na mokrą dłoń', 'płyn do baniek, obręcze', '', 8],
  ['3. Tor na sucho', 'Slalom, równoważnia, rzut do kosza', 'pachołki, ławeczka, woreczki', '', 8],
  ['4. Kreda', 'Odrysuj kolegę i ubierz go kolorami', 'kreda, 2 chodniki', '', 8],
  ['5. Muzyka', 'Orkiestra z garnków i łyżek', 'garnki, łyżki, pokrywki', '', 8],
  ['6. Spadochron', 'Fale i grzybek z chustą animacyjną', 'chusta, 6 piłek', '', 8],
  ['7. Czytanie w cieniu', 'Jedna bajka, dużo poduszek', 'koc, książki', '', 8],
  ['8. Wodopój', 'Woda i owoce', 'kubki, dzbanki, arbuz', '', 8],
] as const

/** Materials about the summer and for its days. */
export const summerMaterials: readonly DemoPost[] = [
  {
    kind: 'material',
    title: 'Dzień Dziecka na podwórku: osiem stacji',
    lead: 'Plan zabawy bez animatora i bez kolejek. Arkusz do pobrania rozpisuje stacje, sprzęt i osoby.',
    published: { on: '05-22' },
    cover: springCovers.kite,
    files: [xlsx('plan-stacji-dzien-dziecka.xlsx', () => workbookOf({ name: 'Stacje', widths: [24, 42, 34, 20, 10], rows: stations }))],
    tags: ['movement_game', 'summer', 'three_year_olds', 'four_year_olds', 'five_year_olds', 'six_year_olds', 'childrens_day'],
    licence: 'cc-by',
    author: 'Hanna Borucka',
    content: `
1 czerwca dzieci chcą jednego: dużo ruchu i naszej uwagi. Osiem krótkich stacji wystarczy na półtorej godziny, a w razie deszczu połowę można przenieść do sali.

## Zasady
- Grupy liczą najwyżej ośmioro dzieci i zmieniają stację na dźwięk dzwonka.
- Każda stacja trwa osiem minut, przejście dwie.
- Nikt nie zbiera punktów. Za każdą stację dziecko dostaje pieczątkę na opaskę.

## Stacje
1. wodna sztafeta z gąbkami,
2. bańki mydlane,
3. tor na sucho,
4. rysowanie kredą wokół kolegi,
5. orkiestra z garnków,
6. chusta animacyjna,
7. czytanie w cieniu,
8. wodopój: woda i owoce.

Kolejność ułóż tak, żeby po stacji głośnej była cicha. W arkuszu wpisz osoby i sprawdź, czy nikt nie prowadzi dwóch stacji naraz.

## Tydzień wcześniej
- Poproś rodziców o ubranie na zmianę, nakrycie głowy i krem, którego dziecko używa w domu.
- Zapytaj dzieci, której stacji brakuje. Jedną z ośmiu zostaw na ich pomysł.

## Warianty
- Trzylatki odwiedzają cztery stacje i wracają do ulubionej.
- Rodzice mogą poprowadzić stację z zawodem: stolarz, lekarka, strażak.

## Bezpieczeństwo
Woda w miskach jest płytka i zawsze pod okiem dorosłego. Bawimy się w cieniu, pijemy przed każdym dzwonkiem. Sprawdź uczulenia na owoce i ukąszenia owadów.
`,
  },
  {
    kind: 'material',
    title: 'Medal dla taty',
    lead: 'Medal do wycięcia i zdania, których tata nie usłyszy nigdzie indziej. Na 23 czerwca.',
    published: { on: '06-14' },
    cover: springCovers.medal,
    files: [pdf('medal-dla-taty.pdf', fatherMedalSheet)],
    tags: ['craft', 'diploma', 'family', 'three_year_olds', 'four_year_olds', 'five_year_olds', 'fathers_day'],
    licence: 'cc-by',
    content: `
Medal dostaje się zwykle za zwycięstwo. Nasz jest za codzienność: za plecak noszony na ramionach i za trzecią bajkę z rzędu.

## Potrzebne
- wydrukowana karta, gruby papier, kredki,
- wstążka długości ramion dziecka, klej,
- folia aluminiowa na brzeg medalu, jeśli ma błyszczeć.

## Krok po kroku
1. Dziecko kończy na głos zdanie: „Mój tata jest mistrzem świata w…”. Zapisz je na odwrocie.
2. Koloruje jeden z dwóch medali i wycina go po przerywanej linii. Trzylatki wyrywają kontur palcami, brzeg będzie miał promienie.
3. Przyklejamy medal na kółko z grubego papieru i robimy otwór.
4. Przewlekamy wstążkę i sprawdzamy, czy przechodzi przez głowę: swoją i nauczyciela.

## Zabawa na wręczenie
Tata siada na podium z dywanika. Dziecko mówi: „Za odwagę, za siłę i za to, że jesteś” i zawiesza medal. Potem zamiana: tata mówi, za co medal należy się dziecku.

## Warianty
- Sześciolatki piszą imię taty samodzielnie.
- Z całej grupy powstaje galeria: dzieci zgadują, czyj tata jest mistrzem w czym.

## Wrażliwość
Medal można zrobić dla dziadka, wujka, brata albo mamy. Pytamy wcześniej i po cichu.

## Bezpieczeństwo
Wstążka ma się rozpinać lub pękać przy szarpnięciu: zwiąż ją lekko i zdejmujcie medale przed zabawą na placu.
`,
  },
  {
    kind: 'material',
    visibility: 'private',
    title: 'Bezpieczne wakacje w pięciu scenkach',
    lead: 'Zamiast zakazów: krótkie scenki, w których dzieci same znajdują dobre wyjście.',
    published: { on: '06-20', yearsBack: 1 },
    tags: ['lesson_plan', 'summer', 'road_safety', 'five_year_olds', 'six_year_olds'],
    licence: 'own-use',
    author: 'Piotr Sadowy',
    content: `
Dzieci lepiej pamiętają to, co zagrały, niż to, co usłyszały. Każda scenka trwa trzy minuty, a kończy ją pytanie do widowni: co byś zrobiła, co byś zrobił?

## Scenki
1. **Na plaży.** Miś odszedł od koca i nie widzi mamy. Dobre wyjście: zostaję w miejscu, wołam, podchodzę do ratownika.
2. **Nad wodą.** Piłka odpłynęła. Dobre wyjście: nie wchodzę sam, proszę dorosłego. Piłkę można kupić drugą.
3. **W górach.** Zaczyna grzmieć. Dobre wyjście: schodzimy, nie chowamy się pod samotnym drzewem.
4. **Na podwórku.** Ktoś nieznajomy zaprasza do samochodu, żeby pokazać pieska. Dobre wyjście: mówię głośno „nie”, odchodzę, opowiadam w domu.
5. **Na rowerze.** Kask jest za ciasny i nie chce się go zakładać. Dobre wyjście: bez kasku nie ruszam.

## Numer, który warto umieć
Numer alarmowy **112** ćwiczymy na zabawkowym telefonie: mówię, co się stało, gdzie jestem i jak się nazywam. Rozłączam się dopiero wtedy, gdy poprosi o to operator.

## Przebieg
- Dzieci losują obrazek scenki i grają ją z misiem w roli głównej.
- Widownia podnosi zielone kółko, gdy widzi bezpieczne zachowanie.
- Każdą scenkę powtarzamy z dobrym zakończeniem.

## Dla rodziców
Wyślij krótką listę scenek i poproś, żeby rodzina wybrała własny umówiony znak oraz miejsce spotkania na wypadek zgubienia się.

## Bezpieczeństwo emocjonalne
Nie odgrywamy przemocy i nie straszymy. Jeśli dziecko opowie o czymś niepokojącym, słuchamy i postępujemy zgodnie ze standardami ochrony małoletnich naszej placówki.
`,
  },
]
