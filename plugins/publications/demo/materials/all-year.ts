import { allYearCovers } from '../covers/all-year.ts'
import { type DemoPost, pdf } from '../demo-post.ts'
import { facesSheet, lettersSheet, planetsSheet } from '../worksheets/all-year.ts'

/** Materials for any season. */
export const allYearMaterials: readonly DemoPost[] = [
  {
    kind: 'material',
    title: 'Układ Słoneczny na korytarzu',
    lead: 'Dekoracja, po której można chodzić: osiem planet w dobrej kolejności i spacer od Słońca do Neptuna.',
    published: { on: '04-02', yearsBack: 1 },
    cover: allYearCovers.planets,
    files: [pdf('uklad-sloneczny.pdf', planetsSheet)],
    tags: ['decoration', 'worksheet', 'space', 'five_year_olds', 'six_year_olds', 'early_school'],
    licence: 'cc-by',
    author: 'Piotr Sadowy',
    content: `
Na korytarzu jest to, czego brakuje w sali: długość. Słońce wieszamy przy wejściu, Neptuna na samym końcu, a dzieci codziennie odbywają podróż w drodze na obiad.

## Cele
- dziecko zna nazwy i kolejność ośmiu planet,
- wie, że Ziemia krąży wokół Słońca,
- współpracuje przy dużej pracy.

## Planety po kolei

Nr | Planeta | Po czym ją poznać
1 | Merkury | najmniejsza, najbliżej Słońca
2 | Wenus | najgorętsza, schowana pod chmurami
3 | Ziemia | niebieska, nasz dom
4 | Mars | rdzawy
5 | Jowisz | największy, w paski
6 | Saturn | z szerokim pierścieniem
7 | Uran | błękitny, obraca się na leżąco
8 | Neptun | granatowy, najdalej

## Krok po kroku
1. Dzieci kolorują kartę i wybierają planetę, którą chcą zrobić w dużym formacie.
2. Malujemy koła różnej wielkości gąbką, dwoma kolorami naraz: plamy udają chmury.
3. Na podłodze naklejamy osiem śladów stóp. Odległości nie są prawdziwe: powiedz o tym wprost.
4. Przy każdej planecie wieszamy jedno zdanie, które dzieci ułożyły same.

## Zabawa
„Rakieta na przystanku”: dziecko losuje liczbę od jednego do ośmiu, idzie do planety i mówi, jak się tam wita: skacząc na Merkurym, bo blisko do Słońca, albo tuląc się na zimnym Neptunie.

## Bezpieczeństwo
Dekoracje mocujemy tak, żeby nie zasłaniały znaków ewakuacyjnych i nie zwężały przejścia.
`,
  },
  {
    kind: 'material',
    title: 'Stój, popatrz, idź: zabawy z sygnalizatorem',
    lead: 'Trzy zabawy ruchowe i spacer do prawdziwego przejścia. Dla trzy- i czterolatków.',
    published: { on: '09-16', yearsBack: 1 },
    cover: allYearCovers.trafficLight,
    tags: ['movement_game', 'road_safety', 'three_year_olds', 'four_year_olds'],
    licence: 'cc-by',
    author: 'Hanna Borucka',
    content: `
Małe dziecko nie ocenia jeszcze prędkości i odległości, dlatego nie uczymy go samodzielności na jezdni. Uczymy trzech nawyków: zatrzymuję się, podaję rękę, patrzę.

## Cele
- reagowanie ruchem na kolor,
- nawyk zatrzymania się przed krawężnikiem,
- znajomość świateł dla pieszych: czerwonego i zielonego.

## Zabawy
1. **Kolory.** Zielone koło: idziemy. Czerwone: stoimy jak posąg. Dla kierowców, czyli dzieci z kierownicą z talerzyka, jest jeszcze żółte: hamuję.
2. **Krawężnik.** Rozłóż na podłodze linę. Dzieci biegają, a na hasło „chodnik” zatrzymują się przed liną, nie na niej.
3. **Para.** W parach idziemy po pasach z papieru. Kto puści rękę, wraca na początek razem z parą.

## Spacer
- Wybierz przejście ze światłami i wysepką, sprawdź trasę dzień wcześniej.
- Zatrzymajcie się i posłuchajcie: co słychać, zanim coś widać?
- Powiedzcie na głos: „Stój. Popatrz w lewo, w prawo i jeszcze raz w lewo. Idź, nie biegnij”.
- Zielone, które miga, znaczy: nie wchodzę już na przejście.

## Warianty
Starsze dzieci rysują mapę drogi do przedszkola i zaznaczają na niej przejścia.

## Bezpieczeństwo
Na spacer wychodzimy z liczbą opiekunów, którą określa regulamin wyjść, w kamizelkach odblaskowych. Według Prawa o ruchu drogowym (art. 43) dziecko do siódmego roku życia może korzystać z drogi tylko pod opieką osoby, która ma co najmniej dziesięć lat.
`,
  },
  {
    kind: 'material',
    title: 'Literowe ślady: pierwsze sześć liter',
    lead: 'Trzy karty z dużymi i małymi literami do pisania po śladzie oraz zabawy, które rozgrzewają dłoń.',
    published: { on: '02-03' },
    cover: allYearCovers.traces,
    files: [pdf('literowe-slady.pdf', lettersSheet)],
    tags: ['worksheet', 'letters_and_numbers', 'five_year_olds', 'six_year_olds'],
    licence: 'cc-by',
    author: 'Marta Zielonka',
    content: `
Zanim litera trafi na kartkę, powinna przejść przez całe ciało: ramię, dłoń, palec. Karty są ostatnim krokiem, nie pierwszym.

## Cele
- kojarzenie głoski na początku słowa z literą,
- kierunek kreślenia: z góry na dół i od lewej do prawej,
- swobodny chwyt narzędzia pisarskiego.

## Litery na kartach

Litera | Słowo | Rozgrzewka
D | dom | budowanie domu z patyczków
L | liść | spadanie liścia dużym ruchem ramienia
M | miś | dwa wzgórza rysowane w powietrzu
S | słońce | wąż z plasteliny
B | balon | dmuchanie i zataczanie kół
K | kredka | skrzyżowane ręce i wykrok

## Przebieg
1. Powiedz słowo powoli i zapytaj, co słychać na początku.
2. Dzieci piszą literę palcem na plecach kolegi albo w kaszy wysypanej na tacę.
3. Na karcie prowadzą palcem po pierwszej literze, dopiero potem ołówkiem po śladach.
4. Zakreślają tę, z której są najbardziej zadowolone.

## Warianty
- Kartę w koszulce można wypełniać pisakiem suchościeralnym.
- Kto nie jest gotowy na litery, łączy ślady kolorami.
- Dla dzieci leworęcznych połóż kartę po lewej stronie, lekko skośnie.

## Wskazówka
Jedna karta dziennie wystarczy. Jeśli dłoń się męczy, wracamy do tacy z kaszą.

## Bezpieczeństwo
Po zabawie kaszę zbieramy, żeby nikt się na niej nie pośliznął.
`,
  },
  {
    kind: 'material',
    title: 'Karty uczuć i poranny termometr',
    lead: 'Sześć buzi do wydrukowania i rytuał na początek dnia, który zajmuje pięć minut.',
    published: { on: '10-28' },
    cover: allYearCovers.faces,
    files: [pdf('karty-uczuc.pdf', facesSheet)],
    tags: ['teaching_game', 'emotions', 'four_year_olds', 'five_year_olds', 'six_year_olds', 'mixed_age_kindergarten'],
    licence: 'cc-by',
    author: 'Oliwia Olszewska',
    byTeacher: true,
    content: `
Dziecko, które umie powiedzieć „złoszczę się”, rzadziej musi to pokazać rękami. Karty dają słowo i obrazek, rytuał daje okazję, żeby ich używać.

## Cele
- rozpoznawanie i nazywanie sześciu uczuć,
- mówienie o sobie zdaniem: „Czuję…, bo…”,
- szukanie sposobów, które pomagają.

## Poranny termometr
1. Każde dziecko ma klamerkę z imieniem.
2. Po wejściu do sali przypina ją do karty, która dziś pasuje. Może potem zmienić miejsce.
3. W kręgu pytamy tylko chętnych. Nie dopytujemy i nie oceniamy.

## Gry z kartami
- **Lustro.** Dziecko losuje kartę i pokazuje minę, reszta zgaduje.
- **Kiedy?** Losujemy kartę i kończymy zdanie: „Jestem zdziwiona, kiedy…”.
- **Co pomaga?** Pod kartą złości przyklejamy pomysły: tupanie w kąciku, woda, przytulenie, przerwa.
- **Muzyka.** Słuchamy krótkiego utworu i wybieramy kartę. Różne odpowiedzi są ciekawsze niż jednakowe.

## O czym pamiętać
- Nie ma uczuć dobrych i złych. Są przyjemne i nieprzyjemne.
- Nie zawstydzamy: karta smutku nie jest powodem do pocieszania na siłę.
- Jeśli dziecko długo wybiera tę samą trudną kartę, rozmawiamy z rodzicami.

## Warianty
Czterolatkom wystarczą trzy karty: radość, smutek, złość. Dzieci same mogą dorysować siódmą.

## Bezpieczeństwo emocjonalne
Tego, co dziecko mówi w kręgu, nie opowiadamy innym rodzicom.
`,
  },
  {
    kind: 'material',
    visibility: 'private',
    title: 'Kolorowy talerz',
    lead: 'Zajęcia o warzywach i owocach: próbujemy zmysłami, liczymy kolory, niczego nie zmuszamy.',
    published: { on: '10-16', yearsBack: 1 },
    cover: allYearCovers.plate,
    tags: ['lesson_plan', 'healthy_eating', 'my_body', 'three_year_olds', 'four_year_olds', 'five_year_olds'],
    licence: 'cc-by',
    content: `
Nowy smak trzeba czasem spotkać wiele razy, zanim się go polubi. Dlatego celem nie jest zjedzenie, ale poznanie: oglądanie, dotykanie, wąchanie, a jeśli ktoś chce, także próbowanie.

## Cele
- nazywanie warzyw i owoców oraz ich kolorów,
- używanie wszystkich zmysłów,
- krojenie miękkich produktów bezpiecznym nożem.

## Potrzebne
- marchew, ogórek, papryka, jabłko, śliwka, natka,
- deski, noże dla dzieci, talerze,
- opaski na oczy dla chętnych.

## Przebieg
1. **Oko.** Układamy tęczę z warzyw. Którego koloru brakuje?
2. **Nos.** Wąchamy natkę i śliwkę z zamkniętymi oczami.
3. **Ręka.** Co jest gładkie, a co szorstkie?
4. **Ucho.** Chrupiemy po kolei marchew, ogórek i jabłko. Co jest najgłośniejsze?
5. **Język.** Każdy układa na talerzu trzy kolory. Próbuje ten, kto chce. Można powiedzieć: „Jeszcze nie”.

## Tablica kolorów
Przez tydzień dzieci przypinają kółko w kolorze, który pojawił się na obiedzie. W piątek liczymy, który wygrał.

## Warianty
- Trzylatki rwą sałatę i myją owoce w misce.
- Starsze zapisują przepis rysunkami.

## Bezpieczeństwo
Sprawdź listę uczuleń. Twarde warzywa krój w cienkie słupki, winogrona wzdłuż na ćwiartki, a w czasie jedzenia wszyscy siedzą. Noże są na stole tylko wtedy, gdy przy nim jest dorosły.
`,
  },
]
