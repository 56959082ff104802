import { autumnCovers } from '../covers/autumn.ts'
import { type DemoPost, pdf } from '../demo-post.ts'
import { countingSheet, mandalaSheet, mazeSheet } from '../worksheets/autumn.ts'

/** Materials about the autumn. */
export const autumnMaterials: readonly DemoPost[] = [
  {
    kind: 'material',
    title: 'Jesienna mandala z liści',
    lead: 'Karta do kolorowania i pomysł na dużą mandalę z prawdziwych liści, ułożoną na trawie albo na dywanie.',
    published: { on: '10-02' },
    cover: autumnCovers.mandala,
    files: [pdf('jesienna-mandala.pdf', mandalaSheet)],
    tags: ['worksheet', 'autumn', 'three_year_olds', 'four_year_olds'],
    licence: 'cc-by',
    author: 'Marta Zielonka',
    content: `
Mandala to obraz ułożony w kręgach wokół środka. Dzieci lubią ją za powtarzalność: każdy następny krok podpowiada poprzedni, więc trudno się pomylić. Kartę można wykorzystać jako wyciszenie po spacerze albo jako projekt tego, co za chwilę ułożymy z darów jesieni.

## Cele
- dziecko rozpoznaje liść klonu i żołądź,
- układa rytm z dwóch i trzech elementów,
- koloruje w obrębie linii i odpoczywa od hałasu.

## Potrzebne
- wydrukowana karta i kredki w kolorach jesieni,
- koszyk liści, żołędzi i kasztanów zebranych na spacerze,
- obręcz albo sznurek na dużą mandalę.

## Przebieg
1. Obejrzyjcie kartę i znajdźcie środek. Zapytaj: co leży najbliżej, a co najdalej?
2. Dzieci segregują dary jesieni według kształtu i koloru.
3. Na podłodze układacie mandalę od środka: jeden krąg, jedna rzecz. Każde dziecko dokłada element po swojej stronie.
4. Zróbcie zdjęcie z góry, a potem pokolorujcie kartę w tych samych barwach.

## Warianty
- Trzylatki kolorują tylko zewnętrzny krąg, resztę kończą następnego dnia.
- Czterolatki wybierają trzy kolory i powtarzają je w stałej kolejności.
- W ogrodzie mandala może zostać na kilka dni: obserwujcie, jak liście zmieniają kolor.

## Bezpieczeństwo
Kasztany i żołędzie liczymy przed zabawą i po niej. W grupie najmłodszych dzieci lepiej użyć samych liści.
`,
  },
  {
    kind: 'material',
    visibility: 'private',
    title: 'Kasztanowe liczenie do dziesięciu',
    lead: 'Gra z kasztanami i dwie karty pracy: raz liczymy, raz rysujemy tyle, ile mówi liczba.',
    published: { on: '10-12' },
    files: [pdf('liczenie-kasztanow.pdf', countingSheet)],
    tags: ['teaching_game', 'worksheet', 'autumn', 'letters_and_numbers', 'four_year_olds', 'five_year_olds'],
    licence: 'cc-by',
    author: 'Oliwia Olszewska',
    byTeacher: true,
    content: `
Zbiory, które można wziąć do ręki, uczą więcej niż cyfry na tablicy. Najpierw gramy, dopiero potem sięgamy po kartę.

## Cele
- liczenie przedmiotów do dziesięciu z dotykaniem każdego z nich,
- porównywanie: więcej, mniej, tyle samo,
- pierwsze kojarzenie liczby z jej zapisem.

## Potrzebne
- po dziesięć kasztanów dla pary dzieci,
- dwa talerzyki i duża kostka z oczkami,
- karty do wydrukowania.

## Gra „Pełny talerz”
1. Dzieci siadają w parach, między nimi leży dziesięć kasztanów.
2. Rzucają kostką na zmianę i przekładają na swój talerzyk tyle kasztanów, ile wypadło oczek.
3. Gdy kasztany się skończą, układają je w dwóch rzędach, jeden pod drugim. Od razu widać, kto ma więcej i o ile.
4. Na koniec wspólnie układają dziesięć kasztanów z powrotem i liczą na głos.

## Karty
Na pierwszej karcie dzieci liczą i wpisują liczbę albo rysują tyle kropek. Na drugiej dorysowują liście tak, żeby było ich tyle, ile pokazuje liczba. Jeden liść już jest, co bywa pułapką: warto o nim przypomnieć.

## Warianty
- Młodszym dzieciom wystarczy kostka z oczkami od jednego do trzech.
- Starsze rzucają dwiema kostkami i dodają.

## Bezpieczeństwo
Kasztany pokazujemy z bliska, ale nie bierzemy ich do ust: kasztany z parku nie są jadalne.
`,
  },
  {
    kind: 'material',
    title: 'Jeż szuka jabłka: dwa labirynty',
    lead: 'Łatwy i trudniejszy labirynt oraz zabawa ruchowa, która pomaga zrozumieć, czym jest droga bez wyjścia.',
    published: { on: '10-20', yearsBack: 1 },
    cover: autumnCovers.hedgehog,
    files: [pdf('labirynt-jeza.pdf', mazeSheet)],
    tags: ['worksheet', 'movement_game', 'autumn', 'animals', 'five_year_olds', 'six_year_olds'],
    licence: 'own-use',
    content: `
Labirynt ćwiczy planowanie: zanim ruszy ołówek, drogę sprawdza wzrok. Ciekawostka na początek: jeże nie noszą jabłek na kolcach i rzadko je jedzą. Szukają przede wszystkim owadów, dżdżownic i ślimaków. W naszej zabawie jeż jabłko tylko wącha.

## Cele
- planowanie drogi i wracanie do miejsca pomyłki,
- rysowanie linii między ścianami, bez odrywania ręki,
- wiedza o zwyczajach jeża.

## Potrzebne
- dwie karty z pliku, ołówki i gumki,
- taśma malarska do zaznaczenia labiryntu na podłodze,
- pluszowy jeż albo woreczek gimnastyczny.

## Przebieg
1. Z taśmy naklej na podłodze prosty labirynt z dwiema ślepymi uliczkami. Dzieci przechodzą go pojedynczo, niosąc jeża.
2. Porozmawiajcie: co robimy, gdy droga się kończy? Wracamy do rozwidlenia.
3. Na pierwszej karcie dzieci prowadzą po drodze palec, a dopiero potem ołówek.
4. Druga karta jest dla chętnych. Można ją rozwiązywać w parach: jedno dziecko mówi, drugie rysuje.

## Warianty
- Kartę włożoną w koszulkę można rozwiązywać pisakiem suchościeralnym wiele razy.
- Poproś starsze dzieci, żeby narysowały własny labirynt z jedną dobrą drogą.

## Bezpieczeństwo
Jeśli spotkacie jeża na spacerze, obserwujcie go z daleka i nie dotykajcie. Jesienią zbiera siły przed zimowym snem.
`,
  },
]
