import { autumnCovers } from '../covers/autumn.ts'
import { type DemoPost, docx, pdf } from '../demo-post.ts'
import { documentOf } from '../documents.ts'
import { textFileOf } from '../office/text.ts'
import { flagSheet, fortuneSheet, invitationSheet } from '../worksheets/days.ts'

const flagLesson = `
## Przed zajęciami
- Powieś na wysokości oczu dzieci mapę Polski i flagę.
- Przygotuj dwa kosze: z białymi i z czerwonymi tkaninami.
- Wydrukuj karty z flagą i kokardą.

## Powitanie, 5 minut
Dzieci siadają w kręgu. Każde mówi swoje imię i nazwę miejscowości, w której mieszka. Zaznaczcie ją kropką na mapie.

## Rozmowa, 10 minut
1. Jak nazywa się nasz kraj? Jak wygląda jego flaga i gdzie ją widujemy?
2. Co znaczy, że kraj jest niepodległy? Że ludzie, którzy w nim mieszkają, sami decydują, jak w nim żyć.
3. Dlaczego 11 listopada wieszamy flagi? Bo w 1918 roku, po stu dwudziestu trzech latach, Polska znów była niepodległym państwem.

## Ruch, 10 minut
Zabawa „Wiatr i flaga”: połowa dzieci trzyma białe tkaniny, połowa czerwone. Gdy wieje wiatr, biegają po sali. Na hasło „flaga” białe stają z tyłu, a czerwone klękają przed nimi.

## Praca plastyczna, 15 minut
Dzieci kolorują flagę i wykonują kokardę: biały środek, czerwony brzeg.

## Zakończenie, 5 minut
Stajemy w dwóch rzędach, jak flaga. Kto chce, mówi jedno zdanie: „Lubię Polskę za…”.
`

/** Materials for days of November. */
export const novemberDays: readonly DemoPost[] = [
  {
    kind: 'material',
    title: 'Moja flaga, moja Polska',
    lead: 'Zajęcia na 11 listopada: rozmowa, zabawa ruchowa i kokarda narodowa. Scenariusz także do pobrania.',
    published: { on: '11-03' },
    cover: autumnCovers.flag,
    files: [
      pdf('flaga-i-kokarda.pdf', flagSheet),
      docx('scenariusz-moja-flaga.docx', () => textFileOf('Moja flaga, moja Polska: scenariusz zajęć', documentOf(flagLesson))),
    ],
    tags: ['lesson_plan', 'worksheet', 'my_country', 'five_year_olds', 'six_year_olds', 'independence_day'],
    licence: 'cc-by',
    author: 'Piotr Sadowy',
    content: `
O wolności można rozmawiać z pięciolatkami, jeśli zaczniemy od tego, co znają: od decydowania o sobie i dbania o wspólne miejsce. Pełny scenariusz na czterdzieści pięć minut jest w pliku, tutaj najważniejsze punkty.

## Cele
- dziecko zna nazwę swojego kraju i miejscowości oraz barwy flagi,
- wie, że 11 listopada to Narodowe Święto Niepodległości,
- zachowuje się z szacunkiem wobec flagi i hymnu.

## Trzy pytania na rozmowę
1. Skąd wiemy, że jesteśmy w Polsce? (język, napisy, flaga, pieniądze)
2. Co to znaczy, że ktoś decyduje sam o sobie?
3. Jak możemy dbać o nasz kraj, skoro mamy pięć lat?

## Kokarda narodowa
Kokarda ma **biały środek i czerwony brzeg**. Warto to sprawdzić, zanim dzieci zaczną kolorować.

1. Pokoloruj na czerwono brzeg koła, środek zostaw biały.
2. Wytnij koło i dwie wstążki, jedną z nich pokoloruj.
3. Sklej wstążki pod kołem i przymocuj kokardę do ubrania taśmą dwustronną.

## Jak obchodzić się z flagą
- Flaga jest czysta i nie dotyka ziemi.
- Białe pole jest u góry, a gdy flaga wisi pionowo: z lewej strony patrzącego.
- Podczas hymnu stoimy prosto i nie rozmawiamy.

## Warianty
Młodsze grupy układają wielką flagę z białych i czerwonych klocków, a starsze szukają na mapie Wisły, Bałtyku i gór.

## Bezpieczeństwo
Nie używamy agrafek. Kokardę mocujemy taśmą albo zszywaczem, z którego korzysta osoba dorosła.
`,
  },
  {
    kind: 'material',
    title: 'Przyjęcie dla misiów',
    lead: 'Światowy Dzień Pluszowego Misia: zaproszenia, przychodnia dla zabawek i herbatka, na którą wszyscy czekają.',
    published: { on: '11-16' },
    cover: autumnCovers.teddy,
    files: [pdf('zaproszenie-na-przyjecie-misiow.pdf', invitationSheet)],
    tags: ['lesson_plan', 'emotions', 'two_and_a_half_year_olds', 'three_year_olds', 'four_year_olds', 'teddy_bear_day'],
    licence: 'cc-by',
    author: 'Hanna Borucka',
    content: `
25 listopada misie mają święto. Dla młodszych dzieci miś z domu to ktoś, kto zna ich smutki, dlatego opiekujemy się nim naprawdę.

## Cele
- dziecko opowiada o ulubionej zabawce jednym lub dwoma zdaniami,
- ćwiczy opiekowanie się kimś słabszym,
- porównuje wielkości: mały, większy, największy.

## Tydzień wcześniej
Dzieci zabierają do domu zaproszenia dla swoich zabawek. W przedszkolu czekają trzy misie zapasowe, żeby nikt nie został bez towarzysza.

## Przebieg
1. **Powitanie.** Każdy miś mówi ustami dziecka, jak ma na imię i co lubi.
2. **Miara.** Układamy misie od najmniejszego do największego, a potem w dwóch grupach: z kokardą i bez.
3. **Przychodnia.** W kąciku leżą bandaże, łyżka i notes. Dzieci są lekarzami, misie opowiadają, co je boli. Rozmawiamy o tym, co pomaga, gdy jest nam źle.
4. **Herbatka.** Wspólnie nakrywamy do stołu: tyle kubków, ile misiów. Dzieci dostają owoce, misie guziki na talerzykach.
5. **Kołysanka.** Na koniec układamy misie do snu i nucimy cicho „Aaa, kotki dwa”.

## Warianty
- Dla starszaków: wykres z klocków „jakiego koloru jest nasz miś”.
- Kto nie ma misia, przynosi dowolną przytulankę.

## Bezpieczeństwo
Guziki układa dorosły i liczy je po zabawie. Przed poczęstunkiem sprawdzamy listę uczuleń.
`,
  },
  {
    kind: 'material',
    title: 'Andrzejkowe wróżby',
    lead: 'Karty z obrazkami, buty w rzędzie i szczypta tajemnicy: wieczór wróżb bez gorącego wosku.',
    published: { on: '11-22' },
    cover: autumnCovers.saintAndrew,
    files: [pdf('andrzejkowe-wrozby.pdf', fortuneSheet)],
    tags: ['lesson_plan', 'autumn', 'five_year_olds', 'six_year_olds', 'saint_andrews_eve'],
    licence: 'cc-by',
    author: 'Marta Zielonka',
    content: `
Andrzejki to noc z 29 na 30 listopada. Dawniej panny próbowały odgadnąć, kto pierwszy wyjdzie za mąż. W przedszkolu wróżymy o tym, co dobrego nas spotka, i umawiamy się od razu: to zabawa, a nie prawda o przyszłości.

## Potrzebne
- karty z obrazkami i serca z pliku, wycięte,
- lampki na baterie, ciemna chusta, koszyk,
- buty dzieci, spokojna muzyka.

## Wróżby
1. **Serca.** Rozłóż karty obrazkami do dołu i przykryj każdą sercem z liczbą. Dziecko wybiera liczbę, odkrywa kartę i odczytuje wróżbę z grupą.
2. **Buty.** Ustawiamy buty jeden za drugim od okna do drzwi. But, który pierwszy przekroczy próg, wygrywa: jego właściciel wybiera następną zabawę.
3. **Cienie.** Na ścianie oświetlonej latarką pokazujemy zmięte kawałki papieru. Co przypomina ten cień?

## Co mówią karty

Obrazek | Wróżba
klucz | otworzysz nowe drzwi, może do nowej szkoły
książka | poznasz wspaniałą historię
kredka | stworzysz coś, co powieszą na ścianie
jabłko | czeka cię pyszny dzień
gwiazda | spełni się małe marzenie
serce | ktoś powie ci coś miłego
kwiat | wyhodujesz własną roślinę
medal | uda ci się coś, co dziś jest trudne
latawiec | pojedziesz na wycieczkę
dom | odwiedzą cię goście
piłka | znajdziesz nową zabawę
nuta | nauczysz się nowej piosenki

## Wskazówka
Nie wróżymy niczego smutnego. Jeśli karta się nie podoba, można ją wymienić.

## Bezpieczeństwo
Nie używamy świec ani wosku. Buty sprawdzamy przed zabawą: sznurówki muszą być schowane.
`,
  },
]
