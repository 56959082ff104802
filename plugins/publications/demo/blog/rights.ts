import { blogCovers } from '../covers/blog.ts'
import type { DemoPost } from '../demo-post.ts'

/** Posts about the rights and the protection of children. */
export const rightsPosts: readonly DemoPost[] = [
  {
    kind: 'publication',
    title: 'Prawa dziecka w przedszkolu: co znaczą na co dzień',
    lead: 'Konwencja o prawach dziecka brzmi poważnie, a dotyczy obiadu, leżakowania i zdjęć na stronie. Przekładamy ją na sytuacje z szatni i sali.',
    published: { on: '11-19', yearsBack: 1 },
    author: 'Redakcja Kredki',
    tags: ['article', 'emotions', 'family', 'mixed_age_kindergarten', 'childrens_day'],
    content: `
Konwencję o prawach dziecka Zgromadzenie Ogólne Narodów Zjednoczonych przyjęło 20 listopada 1989 roku, a Polska ją ratyfikowała (Dz.U. z 1991 r. nr 120, poz. 526). Prawa dziecka chroni też art. 72 Konstytucji. To nie jest lista życzeń: placówka, która opiekuje się dziećmi, działa w granicach tych przepisów.

## Pięć praw i pięć sytuacji

Prawo | Na co dzień
dobro dziecka jest sprawą nadrzędną (art. 3) | plan dnia układa się dla dzieci, a nie dla wygody dorosłych
własne zdanie (art. 12) | dziecko wybiera zabawę i może powiedzieć „nie chcę”
prywatność (art. 16) | o moczeniu się nie mówi się przy innych rodzicach
ochrona przed przemocą (art. 19) | nikt nie krzyczy, nie zawstydza, nie szarpie
odpoczynek i zabawa (art. 31) | zabawa swobodna jest codziennie, także gdy zbliża się występ

## Trudne przykłady
**Jedzenie.** Zachęcać wolno, zmuszać nie. Zdanie „nie wstaniesz, dopóki nie zjesz” nie uczy jedzenia, tylko bezradności.

**Leżakowanie.** Odpoczynek jest potrzebny, sen nie zawsze. Dziecko, które nie śpi, może po cichu oglądać książkę.

**Kara.** Osadzanie na „karnym krzesełku” zawstydza, a nie tłumaczy. Pomaga krótka przerwa z dorosłym i powrót do sytuacji.

**Zdjęcia.** Publikowanie wizerunku dziecka wymaga zgody rodziców (art. 81 ustawy o prawie autorskim i prawach pokrewnych), którą można cofnąć. Zgoda na fotografowanie „na potrzeby placówki” nie oznacza zgody na media społecznościowe. A kilkulatka też warto zapytać.

## Prawa a zasady
Prawo do własnego zdania nie znaczy, że dziecko decyduje o wszystkim. Zasady są po to, żeby każdy mógł korzystać ze swoich praw. Dobra zasada jest krótka, taka sama dla wszystkich i da się ją wytłumaczyć czterolatkowi.

## Gdy coś cię niepokoi
1. Zapisz, co dziecko powiedziało, jego słowami. Nie przepytuj.
2. Porozmawiaj z wychowawczynią, a potem z dyrekcją. Poproś o odpowiedź na piśmie.
3. Nad przedszkolami nadzór pedagogiczny sprawuje kurator oświaty, nad żłobkami nadzór prowadzi gmina.
4. Z prośbą o pomoc można zwrócić się do Rzecznika Praw Dziecka.
5. W razie zagrożenia dzwoń pod numer 112.
`,
  },
  {
    kind: 'publication',
    title: 'Standardy ochrony małoletnich: o co może zapytać rodzic',
    lead: 'Od 2024 roku każda placówka musi mieć standardy ochrony małoletnich. Tłumaczymy, co w nich jest i jak je czytać.',
    published: { daysAgo: 24 },
    cover: blogCovers.protection,
    author: 'Redakcja Kredki',
    tags: ['article', 'family', 'mixed_age_kindergarten', 'mixed_age_nursery'],
    content: `
Standardy ochrony małoletnich to dokument, który mówi, jak dorośli w placówce zachowują się wobec dzieci i co robią, gdy dziecku dzieje się krzywda. Przedszkola i żłobki muszą je mieć i stosować.

## Skąd się wzięły
Obowiązek wprowadziła ustawa z 28 lipca 2023 r. o zmianie ustawy – Kodeks rodzinny i opiekuńczy oraz niektórych innych ustaw (Dz.U. z 2023 r. poz. 1606), nazywana ustawą Kamilka. Weszła w życie 15 lutego 2024 r. i dała placówkom sześć miesięcy na przygotowanie standardów. Przepisy o nich są w ustawie z 13 maja 2016 r. o przeciwdziałaniu zagrożeniom przestępczością na tle seksualnym i ochronie małoletnich, w art. 22b i 22c.

## Co powinno w nich być
Ustawa wymienia między innymi:

- zasady bezpiecznych relacji między personelem a dziećmi, w tym **zachowania niedozwolone**,
- zasady i procedurę interwencji, gdy jest podejrzenie krzywdzenia,
- osoby odpowiedzialne za zgłoszenia i za wsparcie dziecka,
- zasady przeglądu i aktualizowania standardów,
- zasady przygotowania personelu do ich stosowania,
- sposób, w jaki poznają je rodzice i dzieci.

## Gdzie je znaleźć
Standardy udostępnia się na stronie internetowej i wywiesza w widocznym miejscu w placówce: w wersji pełnej oraz skróconej, przeznaczonej dla dzieci. Wersja skrócona w przedszkolu to zwykle plakat z obrazkami. Zobacz, czy wisi na wysokości oczu dzieci.

## Sprawdzanie pracowników
Zanim placówka zatrudni osobę do pracy z dziećmi, ma obowiązek sprawdzić ją w Rejestrze Sprawców Przestępstw na Tle Seksualnym i uzyskać od niej dokumenty o niekaralności (art. 21 tej samej ustawy). Dotyczy to także wielu osób, które prowadzą zajęcia dodatkowe.

## Sześć pytań do dyrekcji
1. Kto w placówce przyjmuje zgłoszenia i jak się z tą osobą skontaktować?
2. Jak zostanę poinformowana lub poinformowany, jeśli sprawa dotyczy mojego dziecka?
3. Jak dzieci dowiadują się, komu mogą powiedzieć, że coś jest nie tak?
4. Jak wygląda pomoc przy przebieraniu i w łazience?
5. Jakie są zasady robienia zdjęć telefonem?
6. Kiedy standardy były ostatnio przeglądane?

## Jak rozmawiać z dzieckiem
Wystarczą trzy zdania: „Twoje ciało należy do ciebie”, „Możesz powiedzieć nie, także dorosłemu”, „Jeśli ktoś prosi cię o tajemnicę, przez którą jest ci źle, powiedz mi”.

Tekst ma charakter informacyjny i nie zastępuje porady prawnej. Obowiązujące brzmienie ustaw jest w Internetowym Systemie Aktów Prawnych.
`,
  },
]
