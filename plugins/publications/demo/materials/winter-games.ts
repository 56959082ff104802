import { winterCovers } from '../covers/winter.ts'
import { type DemoPost, pdf } from '../demo-post.ts'
import { maskSheet } from '../worksheets/days.ts'

/** Materials for the days and games of January and later. */
export const winterGames: readonly DemoPost[] = [
  {
    kind: 'material',
    title: 'Laurka z dłoni dla babci i dziadka',
    lead: 'Dłoń, która rośnie co roku: prosta praca plastyczna i pytania do wywiadu z dziadkami.',
    published: { on: '01-12' },
    cover: winterCovers.hand,
    tags: ['craft', 'family', 'three_year_olds', 'four_year_olds', 'grandparents_day'],
    licence: 'cc-by',
    author: 'Oliwia Olszewska',
    byTeacher: true,
    content: `
Dzień Babci przypada 21 stycznia, a Dzień Dziadka 22 stycznia. Odcisk dłoni jest prezentem, którego nie da się kupić ani powtórzyć za rok.

## Potrzebne
- gruba kartka A4 złożona na pół,
- farby plakatowe na płaskim talerzyku, gąbka,
- miska z ciepłą wodą i ręcznik,
- papierowe serca, klej.

## Krok po kroku
1. Dziecko wybiera kolor. Farbę nakładamy gąbką na całą dłoń, to przy okazji miły masaż.
2. Odciskamy dłoń na okładce, mocno i bez przesuwania. Liczymy do pięciu.
3. Gdy farba wyschnie, przyklejamy serce na środku dłoni.
4. W środku zapisujemy słowa dziecka: „Babciu, lubię, kiedy…”.
5. Na odwrocie wpisujemy datę i wiek.

## Wywiad z dziadkami
Do laurki dołącz trzy pytania, na które babcia lub dziadek odpowie dziecku w domu:

- W co się bawiliście, gdy mieliście tyle lat co ja?
- Jak pachniało w waszym domu w niedzielę?
- Czego uczyliście się najdłużej?

Odpowiedzi dzieci opowiadają następnego dnia w kręgu.

## Wrażliwość
Nie każde dziecko ma babcię i dziadka blisko. Laurkę można zrobić dla cioci, sąsiadki albo pani ze świetlicy. Zapytaj rodziców wcześniej i nie tłumacz niczego przy grupie.

## Bezpieczeństwo
Używamy farb zmywalnych, przeznaczonych dla dzieci. Przy drobnych rankach na dłoni malujemy dłoń odrysowaną, a nie odciśniętą.
`,
  },
  {
    kind: 'material',
    title: 'Bal karnawałowy: maska i sześć zabaw',
    lead: 'Maska kota do wydrukowania oraz plan balu, który nie kończy się przemęczeniem.',
    published: { on: '01-25' },
    cover: winterCovers.mask,
    files: [pdf('maska-kota.pdf', maskSheet)],
    tags: ['movement_game', 'decoration', 'winter', 'three_year_olds', 'four_year_olds', 'five_year_olds', 'carnival_ball'],
    licence: 'own-use',
    content: `
Dwie godziny głośnej muzyki to za dużo nawet dla sześciolatków. Proponujemy bal na godzinę z kwadransem ciszy w środku.

## Maska
1. Wydrukuj kartę na bloku technicznym, dzieci kolorują kota tak, jak chcą.
2. Dorosły wycina otwory na oczy, dziecko wycina kontur.
3. Po bokach przekłuj otwory i przewlecz gumkę. Zmierz ją na głowie dziecka, a nie na oko.

## Plan balu

Minuta | Co robimy
0 | korowód po całym przedszkolu
10 | „Kocie grzbiety”: taniec na czworakach i przeciąganie
20 | „Lustro”: w parach, jedno prowadzi
30 | kwadrans ciszy: woda, owoce, bajka przy lampce
45 | „Krzesełka bez przegranych”: znika krzesełko, nikt nie odpada
55 | „Pociąg przebierańców”
65 | wspólne zdjęcie i zdejmowanie masek

## Dekoracje
Dzieci wycinają z gazet długie paski i sklejają je w łańcuch. Konfetti zastąpią kolorowe chusty: wyglądają lepiej i nie trzeba ich odkurzać.

## Warianty
- Dla trzylatków maska na patyczku zamiast na gumce.
- Bal jednego koloru: strój nie wymaga zakupów.

## Bezpieczeństwo
W maskach nie biegamy i nie wchodzimy po schodach. Kto nie lubi zakrytej twarzy, maluje kota na opasce. Sprawdź, czy żadna część stroju nie zaciska się na szyi.
`,
  },
  {
    kind: 'material',
    visibility: 'private',
    title: 'Pięć palców w rękawiczce',
    lead: 'Rymowanka do zabawy paluszkowej, gdy trzeba się ubrać i nikt nie ma już cierpliwości.',
    published: { on: '12-15', yearsBack: 1 },
    tags: ['finger_play', 'poem', 'winter', 'my_body', 'two_year_olds', 'two_and_a_half_year_olds', 'three_year_olds'],
    licence: 'cc-by',
    author: 'Oliwia Olszewska',
    byTeacher: true,
    content: `
Własna rymowanka do pokazywania. Mówimy ją powoli, dotykając kolejno palców dziecka, a na końcu zakładamy rękawiczkę.

> Pięć palców na spacer wyrusza dziś z rana,
> na dworze jest biało i ścieżka nieznana.
> Pierwszy mówi: zimno!
> Drugi: wieje wiatr!
> Trzeci: bądźmy razem, jak z bratem brat.
> Czwarty ziewa głośno: wracam spać do łóżka.
> A piąty się śmieje: gdzie moja poduszka?
> Hop do rękawiczki, każdy ma swój kąt,
> pięć palców w cieple, nie ruszą się stąd.

## Cele
- nazywanie i liczenie palców,
- ćwiczenie dłoni: zginanie pojedynczych palców,
- samodzielne zakładanie rękawiczki.

## Jak się bawić
1. Przy „pierwszy” dotykamy kciuka, potem kolejno następnych palców.
2. Przy „wieje wiatr” dmuchamy na dłoń, przy „ziewa” przeciągamy się.
3. Przy „hop” dziecko wkłada dłoń do rękawiczki, najpierw kciuk do swojego domku.
4. Powtarzamy z drugą dłonią, ciszej.

## Warianty
- Dwulatki tylko słuchają i podają dłoń.
- Zamiast rękawiczki można użyć kieszeni, skarpetki albo chusty.
- Trzylatki zmieniają słowa: co jeszcze mógłby powiedzieć czwarty palec?

## Wskazówka
Rękawiczki z jednym palcem zakłada się łatwiej niż z pięcioma. Warto powiedzieć to rodzicom na początku zimy.

## Bezpieczeństwo
Sznurek łączący rękawiczki przewlekamy przez rękawy i nigdy nie zakładamy go na szyję.
`,
  },
]
