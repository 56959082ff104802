import { allYearCovers } from '../covers/all-year.ts'
import type { DemoPost } from '../demo-post.ts'

/** Materials for the youngest children, and a story. */
export const youngestMaterials: readonly DemoPost[] = [
  {
    kind: 'material',
    title: 'Piosenka na powitanie',
    lead: 'Krótka piosenka dla żłobka na melodię „Panie Janie”, z imieniem każdego dziecka.',
    published: { on: '09-03', yearsBack: 1 },
    cover: allYearCovers.notes,
    tags: ['song', 'emotions', 'months_12_to_18', 'months_18_to_24', 'two_year_olds', 'mixed_age_nursery'],
    licence: 'cc-by',
    author: 'Hanna Borucka',
    content: `
Małe dzieci czują się pewniej, gdy dzień zaczyna się tak samo. Słowa napisaliśmy sami, a melodię „Panie Janie” zna prawie każdy rodzic, więc piosenka szybko trafia do domów.

> Witaj, Zosiu, witaj, Zosiu,
> miło nam, miło nam.
> Rączka robi pa, pa, nóżka robi tup, tup:
> tu i tam, tu i tam.

## Jak śpiewać
1. Siadamy na dywanie, dzieci na kolanach albo obok.
2. Śpiewamy zwrotkę dla każdego dziecka, patrząc na nie. Gdy pada imię, dotykamy jego dłoni.
3. Przy „pa, pa” machamy, przy „tup, tup” stukamy stopami w podłogę.
4. Na koniec śpiewamy zwrotkę „Witaj, grupo” cicho, prawie szeptem.

## Po co
- dziecko słyszy swoje imię i czuje się zauważone,
- uczy się naśladować proste gesty,
- łączy słowo z ruchem.

## Warianty
- Dla niemowląt: kołyszemy w rytm, bez gestów, na rękach opiekunki.
- Dla dwulatków: dziecko wybiera, co robi rączka. Klaszcze? Głaszcze? Zasłania oczy?
- Na pożegnanie zmieniamy słowa: „Żegnaj, Zosiu, żegnaj, Zosiu, przyjdź tu znów, przyjdź tu znów”.

## Wskazówka
Nie zachęcaj na siłę. Dziecko, które w kręgu milczy, często śpiewa w domu w wannie. Słowa wydrukuj dla rodziców.

## Bezpieczeństwo
Krąg nie powinien trwać dłużej niż siedem minut. Kto chce odejść, może odejść.
`,
  },
  {
    kind: 'material',
    visibility: 'private',
    title: 'Bajka o ślimaku, który się nie spieszył',
    lead: 'Opowiadanie na spokojny wieczór albo na poranek, w którym wszyscy się guzdrzą. Z pytaniami do rozmowy.',
    published: { on: '05-21', yearsBack: 1 },
    cover: allYearCovers.snail,
    tags: ['story', 'emotions', 'animals', 'three_year_olds', 'four_year_olds', 'five_year_olds'],
    licence: 'cc-by',
    author: 'Marta Zielonka',
    content: `
Ślimak Tymon mieszkał pod liściem łopianu. Miał muszlę w kolorze miodu i jedną wadę, o której mówili wszyscy: nigdzie się nie spieszył.

– Dziś święto łąki! – zawołała pszczoła. – Będzie koncert świerszczy. Pospiesz się, bo nie zdążysz!

– Idę – powiedział Tymon i ruszył.

Minęła go biedronka, minął go konik polny. Minęły go nawet mrówki, choć niosły ławkę.

Tymon szedł i patrzył. Zobaczył kroplę, w której mieściło się całe niebo. Zobaczył, jak żuk uczy dzieci turlać kulkę. Usłyszał, że pod kamieniem ktoś płacze.

– Kto tam? – zapytał.

– To ja – odpowiedział mały świerszcz. – Biegłem na koncert i zgubiłem skrzypce. Wszyscy mnie minęli.

– Ja nie umiem minąć – powiedział Tymon. – Jestem za wolny.

Szukali razem. Kto idzie powoli, widzi dużo, dlatego to Tymon znalazł skrzypce: leżały między koniczynami. Świerszcz wskoczył na muszlę i pojechali.

Na łące było cicho. Koncert nie mógł się zacząć, bo brakowało pierwszych skrzypiec.

– Spóźniłeś się! – bzyknęła pszczoła.

– Wcale nie – powiedział świerszcz. – Przyjechaliśmy w samą porę.

I zagrał tak pięknie, że nikt już nie pytał, kto przyszedł pierwszy.

## Pytania do rozmowy
- Dlaczego nikt oprócz Tymona nie zauważył świerszcza?
- Kiedy dobrze jest się spieszyć, a kiedy nie?
- Co ostatnio widzieliście, idąc powoli?

## Po bajce
Zróbcie „ślimaczy spacer”: dwadzieścia kroków przez ogród w pięć minut. Każde dziecko przynosi jedno zdanie o tym, co zobaczyło. Ze sznurka ułóżcie na trawie spiralę i przejdźcie po niej do środka i z powrotem.

Bajkę można czytać z podziałem na role. Nazwy zwierząt dzieci pokazują ruchem.
`,
  },
  {
    kind: 'material',
    visibility: 'private',
    title: 'Płynie rzeka: masażyk dla najmłodszych',
    lead: 'Zabawa paluszkowa dla niemowląt i roczniaków: cztery dotknięcia, jeden wierszyk, dużo spokoju.',
    published: { on: '02-18', yearsBack: 1 },
    tags: ['finger_play', 'poem', 'my_body', 'weeks_20_to_months_12', 'months_12_to_18', 'mixed_age_nursery'],
    licence: 'cc-by',
    author: 'Oliwia Olszewska',
    byTeacher: true,
    content: `
Masażyk dobrze działa po drzemce i przed nią: dziecko słyszy rytm głosu i czuje granice swojego ciała. Wierszyk jest nasz, można go zmieniać.

> Płynie rzeka, płynie z góry,
> nad nią lecą białe chmury.
> Kapu, kapu, kropla mała,
> już się w rzece wykąpała.
> Rybka plum, a żabka skok,
> słońce świeci cały rok.

## Jak masować
1. „Płynie rzeka”: całą dłonią przesuwamy powoli od ramion do bioder.
2. „Białe chmury”: zataczamy duże koła na plecach.
3. „Kapu, kapu”: opuszkami palców stukamy lekko jak deszcz.
4. „Rybka plum, a żabka skok”: dwa palce wędrują w górę i przeskakują na ramię.
5. „Słońce świeci”: kładziemy ciepłą dłoń między łopatkami i zatrzymujemy się.

## Kiedy
- po przewinięciu, gdy dziecko jest suche i najedzone, ale nie tuż po posiłku,
- w kąciku, w którym jest ciepło i cicho,
- zawsze przez ubranie, jeśli dziecko tak woli.

## Warianty
- Dla niemowląt masujemy tylko dłonie i stopy.
- Starsze dzieci masują misia, a potem plecy kolegi, jeśli kolega się zgodzi.

## Zgoda
Zanim zaczniemy, pokazujemy ręce i pytamy: „Mogę?”. Odwrócenie głowy, prężenie się albo płacz znaczą „nie”. Kończymy od razu.

## Bezpieczeństwo
Ręce są ciepłe, bez pierścionków. Ruchy są lekkie, nie dotykamy brzucha po jedzeniu. O zwyczajach dziecka rozmawiamy z rodzicami.
`,
  },
]
