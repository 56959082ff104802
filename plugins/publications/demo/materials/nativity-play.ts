/** The play of the nativity, in the project's own words; the carols in it are traditional. */
export const nativityPlay = `
Czas: około dwudziestu minut. Wszystkie kwestie można skracać i mówić w parach.

## Scena 1: Miasteczko

**Narrator:** To było dawno temu, w małym miasteczku. Wieczorem zapalały się okna, a na niebie gwiazdy. Najpierw jedna, potem druga, potem nikt już nie umiał ich policzyć.

Gwiazdy tańczą z chustami do spokojnej muzyki i siadają z boku.

**Narrator:** Tego wieczoru drogą szło dwoje ludzi. Byli bardzo zmęczeni.

**Józef:** Mario, widzę światło. Zapukam.

**Gospodarz 1:** Nie ma u nas miejsca!

**Gospodarz 2:** U nas też nie ma!

**Gospodarz 3:** W domu nie ma miejsca, ale jest stajenka. Tam jest sucho i ciepło.

**Maryja:** Dziękujemy. Stajenka wystarczy.

Wszyscy śpiewają: „Wśród nocnej ciszy”, pierwszą zwrotkę.

## Scena 2: Pasterze

**Narrator:** Na łące spali pasterze. Spały też owce. (Owce chrapią.) Aż nagle zrobiło się jasno.

Duża gwiazda wchodzi na środek, pozostałe gwiazdy stają za nią.

**Pasterz 1:** Kto zapalił światło?

**Pasterz 2:** To gwiazda! Nigdy takiej nie było.

**Pasterz 3:** Chodźmy za nią. Wezmę ser.

**Pasterz 4:** Wezmę ciepły koc.

Pasterze idą dookoła sali, wszyscy śpiewają: „Przybieżeli do Betlejem”.

## Scena 3: Stajenka

**Narrator:** Gwiazda zatrzymała się nad stajenką. W środku było cicho.

**Pasterz 1:** Przyszliśmy zobaczyć Dziecko.

**Maryja:** Wejdźcie. Tylko cicho, bo śpi.

**Pasterz 4:** Przyniosłem koc.

**Wół i osiołek:** A my dajemy ciepło!

Zwierzęta siadają bliżej, wszyscy kołyszą się i śpiewają: „Lulajże, Jezuniu”.

**Narrator:** Nikt w miasteczku nie miał miejsca, a jednak miejsce się znalazło. Niech się znajdzie także przy naszych stołach.

## Zakończenie

Wszystkie dzieci wychodzą na środek, kłaniają się i zapraszają rodziców do wspólnego śpiewania.

## Rekwizyty
- troje kartonowych drzwi, duża gwiazda na kiju,
- koc, koszyk z serem, skrzynka z sianem, lalka,
- chusty dla gwiazd, opaski z uszami dla zwierząt.
`
