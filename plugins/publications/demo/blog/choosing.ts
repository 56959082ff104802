import { blogCovers } from '../covers/blog.ts'
import type { DemoPost } from '../demo-post.ts'

const author = 'Redakcja Kredki'

/** Posts about choosing a nursery or a kindergarten, and what it costs. */
export const choosingPosts: readonly DemoPost[] = [
  {
    kind: 'publication',
    title: 'Jak wybrać żłobek: dziesięć pytań na pierwszą wizytę',
    lead: 'Broszura powie, jakie są zajęcia. O to, jak naprawdę wygląda dzień, trzeba zapytać i popatrzeć. Lista na jedną kartkę.',
    published: { on: '01-20' },
    cover: blogCovers.choice,
    author,
    tags: ['article', 'family', 'weeks_20_to_months_12', 'months_12_to_18', 'months_18_to_24', 'two_year_olds'],
    content: `
Żłobek wybiera się zwykle w pośpiechu: miejsc jest mało, a urlop się kończy. Tym bardziej warto poświęcić jedno popołudnie na wizytę. Najlepiej przyjść w porze, w której będziesz odbierać dziecko, bo o szesnastej widać więcej niż o dziewiątej.

## Zanim pójdziesz
Sprawdź, czy placówka jest wpisana do rejestru żłobków i klubów dziecięcych, który prowadzi gmina. Prowadzenie żłobka bez wpisu jest niezgodne z ustawą z 4 lutego 2011 r. o opiece nad dziećmi w wieku do lat 3. Dane z rejestru, razem z dniem, na który są aktualne, pokazujemy w profilach [żłobków](/zlobki-miasta).

## Dziesięć pytań
1. Kto będzie zajmował się moim dzieckiem i jak często zmienia się zespół?
2. Iloro dzieci jest w grupie, a ile osób dorosłych jest z nimi o siódmej, w południe i o siedemnastej?
3. Jak wygląda pierwszy tydzień? Czy mogę być w sali?
4. Co robicie, gdy dziecko płacze i nie chce się uspokoić?
5. Jak dzieci śpią: wszystkie o jednej porze czy wtedy, gdy są zmęczone?
6. Czy mogę zobaczyć jadłospis z ostatniego tygodnia, a nie z przyszłego?
7. Jak często dzieci wychodzą na dwór i co zatrzymuje je w środku?
8. W jaki sposób dowiem się, jak minął dzień?
9. Co dzieje się, gdy się spóźnię?
10. Za co płacę, kiedy dziecka nie ma?

## Na co patrzeć
- Czy dorośli kucają, gdy mówią do dzieci?
- Czy płaczące dziecko ktoś bierze na ręce, czy czeka, aż przestanie?
- Czy zabawki są tam, gdzie dziecko samo po nie sięgnie?
- Jak pachnie w szatni i w łazience?
- Czy na ścianach wiszą prace dzieci, czy gotowe wycinanki?

## Po wizycie
Zapisz trzy zdania, zanim wrócisz do domu: co mi się podobało, co mnie zaniepokoiło, o co jeszcze zapytam. Po trzeciej placówce wszystko zaczyna się mieszać. Pomaga też [porównanie](/porownaj) kilku profili obok siebie.

I ostatnia rzecz: żłobek bez balu co miesiąc, ale z panią, która zna twoje dziecko, jest dobrym żłobkiem.
`,
  },
  {
    kind: 'publication',
    title: 'Wolne miejsca i kalendarz rekrutacji: kiedy pytać i o co',
    lead: 'Terminy ustala każda gmina, ale rytm roku jest wszędzie podobny. Wyjaśniamy, co dzieje się po kolei i czym różni się żłobek od przedszkola.',
    published: { on: '02-05' },
    cover: blogCovers.calendar,
    author,
    tags: ['article', 'family', 'two_and_a_half_year_olds', 'three_year_olds', 'four_year_olds', 'school_year_start'],
    content: `
Nie ma jednej daty dla całej Polski. Jest za to kolejność, którą warto znać, żeby nie obudzić się w maju z pytaniem „a gdzie się teraz składa wniosek?”.

## Przedszkola publiczne
Zasady zapisuje ustawa Prawo oświatowe z 14 grudnia 2016 r. Wychowaniem przedszkolnym obejmuje się dzieci od początku roku szkolnego w roku kalendarzowym, w którym kończą trzy lata; w szczególnie uzasadnionych przypadkach dyrektor może przyjąć dziecko, które skończyło dwa i pół roku (art. 31).

Typowy rok wygląda tak:

Kiedy | Co się dzieje
zima | organ prowadzący, najczęściej gmina, ogłasza terminy i kryteria
tuż przed naborem | rodzice dzieci, które już chodzą do przedszkola, składają deklarację o kontynuowaniu (art. 153 ust. 2)
przełom zimy i wiosny | wnioski nowych kandydatów, zwykle przez system gminy
wiosna | lista zakwalifikowanych, a potem **potwierdzenie woli**: bez niego miejsce przepada
koniec wiosny i lato | nabór uzupełniający na to, co zostało

O kolejności decydują kryteria ustawowe (art. 131), a po nich kryteria gminy. Dokładne terminy i punkty znajdziesz na stronie swojego urzędu.

## Przedszkola niepubliczne
Przyjmują na własnych zasadach, często przez cały rok. Zapytaj, czy opłata za zapis wraca, jeśli się rozmyślisz, i do kiedy możesz zrezygnować bez kosztów.

## Żłobki
Nabór do żłobka gminnego opisuje jego statut. Często lista jest otwarta cały rok, a miejsca zwalniają się we wrześniu, gdy starsze dzieci idą do przedszkola, i pojedynczo w ciągu roku.

## Pięć rad
- Wpisz w kalendarz dwa terminy: złożenia wniosku i potwierdzenia woli.
- Zbierz dokumenty do kryteriów wcześniej. Brak jednego oświadczenia zdarza się najczęściej.
- Wskaż tyle placówek, na ile pozwala system, w kolejności, w jakiej naprawdę chcesz.
- Zapytaj o listę rezerwową i o to, kto dzwoni, gdy miejsce się zwolni.
- Jeśli decyzja jest odmowna, sprawdź w piśmie termin na wniosek o uzasadnienie i na odwołanie. Terminy są krótkie.

W profilach placówek pokazujemy wolne miejsca według wieku, o ile placówka je podała, zawsze z datą. Zacznij od [listy miast z przedszkolami](/przedszkola-miasta).
`,
  },
  {
    kind: 'publication',
    title: 'Jak czytać opłaty za przedszkole i żłobek',
    lead: 'Czesne, pobyt, wyżywienie, wpisowe, rada rodziców. Rozkładamy miesięczny rachunek na części i podpowiadamy, o co zapytać przed podpisaniem umowy.',
    published: { on: '03-18', yearsBack: 1 },
    author,
    tags: ['article', 'family', 'mixed_age_kindergarten', 'mixed_age_nursery'],
    content: `
Dwie placówki z tą samą kwotą na stronie mogą różnić się o jedną czwartą miesięcznego rachunku. Zanim porównasz liczby, sprawdź, co się za nimi kryje.

## Przedszkole publiczne
Przedszkole publiczne zapewnia bezpłatne nauczanie, wychowanie i opiekę w czasie, który ustala organ prowadzący, **nie krótszym niż pięć godzin dziennie** (art. 13 ust. 1 pkt 2 ustawy Prawo oświatowe). Za każdą następną godzinę opłatę ustala rada gminy, a jej najwyższą stawkę ogranicza ustawa o finansowaniu zadań oświatowych (art. 52). Za dzieci, które odbywają obowiązkowe roczne przygotowanie przedszkolne, opłaty za pobyt się nie pobiera. Osobno płaci się za wyżywienie.

## Przedszkole niepubliczne
Tu decyduje umowa. Czesne bywa stałe albo liczone za godziny. Sprawdź, czy obejmuje zajęcia dodatkowe, materiały, ubezpieczenie i opiekę w czasie przerw.

## Żłobek
Opłata składa się zwykle z opieki i wyżywienia. Część kosztu może pokryć świadczenie „aktywnie w żłobku”, jedno z trzech świadczeń z ustawy z 15 maja 2024 r. o wspieraniu rodziców w aktywności zawodowej oraz w wychowaniu dziecka „Aktywny rodzic”. Wniosek składa rodzic do ZUS, a pieniądze trafiają do placówki. Aktualną kwotę i warunki sprawdź na stronie ZUS.

## Słowniczek

Pozycja | O co zapytać
wpisowe | czy jest zwrotne i za co dokładnie się je płaci
czesne lub pobyt | ile miesięcy w roku, także w wakacje?
wyżywienie | stawka za dzień; od kiedy odlicza się nieobecność
zajęcia dodatkowe | czy można z nich zrezygnować
rada rodziców | to wpłata dobrowolna
opłata za spóźnienie | od której minuty

## Policz rok, nie miesiąc
Weź kartkę i pomnóż: opłata stała razy liczba płatnych miesięcy, wyżywienie razy przewidywane dni obecności, do tego wpisowe i wyprawka. Odejmij zniżkę na rodzeństwo i świadczenie, jeśli ci przysługuje. Dopiero tę sumę porównuj.

## Zanim podpiszesz
- Poproś o wzór umowy do domu.
- Sprawdź okres wypowiedzenia i zasady podwyżek w trakcie roku.
- Zapytaj, co się dzieje z opłatą, gdy placówka jest zamknięta.

W profilach podajemy, z którego roku jest opłata i kto ją podał. Jeśli data jest stara, po prostu zadzwoń.
`,
  },
]
