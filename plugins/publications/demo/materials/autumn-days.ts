import { autumnCovers } from '../covers/autumn.ts'
import { type DemoPost, pdf } from '../demo-post.ts'
import { diplomaSheet, dotsSheet } from '../worksheets/days.ts'

/** Materials for days of September and October. */
export const autumnDays: readonly DemoPost[] = [
  {
    kind: 'material',
    title: 'Pierwszy tydzień w przedszkolu: plan i zabawy',
    lead: 'Pięć spokojnych dni na początek roku: stałe rytuały, krótkie zabawy i jedno zadanie dla rodziców.',
    published: { on: '08-26' },
    cover: autumnCovers.start,
    tags: ['lesson_plan', 'emotions', 'three_year_olds', 'mixed_age_kindergarten', 'school_year_start'],
    licence: 'cc-by',
    author: 'Hanna Borucka',
    content: `
Pierwszy tydzień ma jeden cel: dziecko ma się przekonać, że dzień jest przewidywalny, a mama albo tata wraca. Wszystko inne może poczekać do października.

## Zasady na ten tydzień
- Codziennie ten sam plan, w tej samej kolejności, pokazany na obrazkach.
- Każda zabawa trwa najwyżej dziesięć minut i można się do niej nie przyłączyć.
- Jedna osoba dorosła wita, ta sama żegna.

## Plan

Dzień | Zabawa | Po co
Poniedziałek | Wędrujący miś: dziecko, które go trzyma, mówi swoje imię | poznajemy się
Wtorek | Wycieczka po sali: gdzie mieszkają klocki, a gdzie mydło | poznajemy miejsce
Środa | Pociąg z krzesełek do łazienki i z powrotem | poznajemy plan dnia
Czwartek | Dłonie na plakacie: każda w innym kolorze | jesteśmy grupą
Piątek | Piknik na dywanie z własnym kubkiem | świętujemy koniec tygodnia

## Płacz
Nie odwracamy uwagi na siłę. Nazywamy to, co widzimy: „Tęsknisz za mamą. Mama przyjdzie po podwieczorku”. Dziecko, które płacze, może siedzieć blisko, trzymać swoją zabawkę i tylko patrzeć.

## Zadanie dla rodziców
Poproś o zdjęcie rodziny w małej ramce. Wieszamy je na wysokości oczu dzieci. To najczęściej odwiedzane miejsce w sali przez cały wrzesień.

## Bezpieczeństwo
Ustal z rodzicami na piśmie, kto odbiera dziecko, i sprawdź, czy każda osoba w zespole zna tę listę.
`,
  },
  {
    kind: 'material',
    title: 'Dzień Kropki: od kropki do obrazu',
    lead: 'Dwanaście kół na kartce i mnóstwo pomysłów. Praca plastyczna na 15 września, w której nie ma złych odpowiedzi.',
    published: { on: '09-05' },
    cover: autumnCovers.dots,
    files: [pdf('zaczarowane-kropki.pdf', dotsSheet)],
    tags: ['craft', 'worksheet', 'emotions', 'four_year_olds', 'five_year_olds', 'six_year_olds', 'dot_day'],
    licence: 'cc-by',
    author: 'Marta Zielonka',
    content: `
Międzynarodowy Dzień Kropki obchodzimy 15 września. Zaczął się od książki Petera H. Reynoldsa „Kropka” o dziewczynce, która nie wierzyła, że umie rysować. To dobry dzień, żeby powiedzieć dzieciom: zacznij od jednej kropki i zobacz, dokąd cię zaprowadzi.

## Cele
- odwaga w tworzeniu i cieszenie się cudzym pomysłem,
- wymyślanie wielu rozwiązań jednego zadania,
- sprawność dłoni: rysowanie wewnątrz koła i wokół niego.

## Potrzebne
- karta z kołami, kredki i pisaki,
- naklejki w kształcie kółek, okrągłe pokrywki do odrysowania,
- duży arkusz papieru na podłogę.

## Przebieg
1. Narysuj na tablicy jedną kropkę. Co to może być? Zapisuj wszystkie pomysły, także te nieprawdopodobne.
2. Na karcie każde dziecko zamienia koła w coś innego: słońce, buzię, koło roweru, pizzę.
3. Dzieci pokazują sobie karty w parach i wybierają u kolegi ulubioną kropkę.
4. Na dużym arkuszu wszyscy odciskają kropki palcami i łączą je liniami we wspólny obraz.
5. Pod każdą pracą dziecko składa podpis, tak jak potrafi.

## Warianty
- W ogrodzie malujcie kropki wodą na chodniku i patrzcie, która znika pierwsza.
- Ułóżcie kropki od najmniejszej do największej.

## Wskazówka
Nie poprawiamy i nie dorysowujemy za dziecko. Pytamy: „Opowiesz mi o swojej kropce?”.
`,
  },
  {
    kind: 'material',
    title: 'Dyplom przedszkolaka do wydrukowania',
    lead: 'Kolorowy dyplom i krótki scenariusz uroczystości na Ogólnopolski Dzień Przedszkolaka.',
    published: { on: '09-12' },
    cover: autumnCovers.diploma,
    files: [pdf('dyplom-przedszkolaka.pdf', diplomaSheet)],
    tags: ['diploma', 'lesson_plan', 'three_year_olds', 'four_year_olds', 'five_year_olds', 'six_year_olds', 'kindergartener_day'],
    licence: 'cc-by',
    content: `
Ogólnopolski Dzień Przedszkolaka przypada 20 września. Wystarczy krótka uroczystość: jedno wspólne zadanie, jedna piosenka, jeden dyplom.

## Przygotowanie
- Wydrukuj dyplomy na grubszym papierze i wpisz imiona drukowanymi literami.
- Do każdego dyplomu dopisz na odwrocie jedno zdanie: co to dziecko zrobiło dobrego we wrześniu. Dzieci zapamiętają je dłużej niż sam dyplom.
- Ustaw krzesełka w półkolu, na środku połóż dywan.

## Trzy próby przedszkolaka
1. **Próba odwagi.** Przejście po linie ułożonej na podłodze, dla chętnych z zamkniętymi oczami i za rękę z kolegą.
2. **Próba ciekawości.** Każde dziecko wyjmuje z worka przedmiot i zgaduje dotykiem, co to jest.
3. **Próba dobrego serca.** W parach: jedno dziecko podaje drugiemu kubek wody tak, żeby nic nie wylać.

## Wręczenie
Dyplom wręczamy na siedząco, twarzą w twarz. Mówimy imię, podajemy rękę i czytamy zdanie z odwrotu. Kto nie chce wychodzić na środek, dostaje dyplom na swoim miejscu.

## Warianty
- W grupie mieszanej starsze dzieci wręczają dyplomy młodszym.
- Dyplom przyda się także na koniec roku: wystarczy zmienić datę.

## Wskazówka
Dyplom dostaje każde dziecko, także nieobecne. Odłóż je do teczek z imionami.
`,
  },
  {
    kind: 'material',
    title: 'Dzień Chłopaka: tor małego odkrywcy',
    lead: 'Sześć stacji ruchowych dla całej grupy. Chłopcy są gospodarzami, dziewczynki przygotowują mapę.',
    published: { on: '09-24' },
    tags: ['movement_game', 'four_year_olds', 'five_year_olds', 'boys_day'],
    licence: 'own-use',
    author: 'Oliwia Olszewska',
    byTeacher: true,
    content: `
30 września chłopcy z naszej grupy zapraszają wszystkich na wyprawę. Nikt nie ściga się z nikim: odkrywcy sprawdzają, czy cała drużyna dotarła do celu.

## Cele
- równowaga, skoki i rzuty w bezpiecznej przestrzeni,
- czekanie na swoją kolej i zachęcanie innych,
- czytanie prostej mapy.

## Potrzebne
- lina, pięć obręczy, tunel albo nakryty kocem stół,
- woreczki gimnastyczne i kosz, materac, trzy pachołki,
- duża kartka na mapę i naklejki.

## Stacje

Stacja | Zadanie
Most nad rwącą rzeką | przejście po linie stopa za stopą
Wyspy | skoki obunóż z obręczy do obręczy
Jaskinia | przejście tunelem na czworakach
Celny rzut | trzy woreczki do kosza
Góra | wejście na materac i zeskok na ugięte nogi
Slalom | bieg między pachołkami z kompasem, czyli kartonowym kołem

## Przebieg
1. Dziewczynki rysują mapę i kładą przy każdej stacji jej znak.
2. Chłopcy pokazują, jak wykonać zadanie, i stają przy stacjach jako przewodnicy. Po kilku minutach następuje zmiana.
3. Za każdą stację dziecko nakleja na mapę jedną naklejkę. Kiedy mapa jest pełna, wyprawa jest skończona.

## Bezpieczeństwo
Przy materacu zawsze stoi osoba dorosła. Na stacji jest jedno dziecko naraz. Sprawdź, czy podłoga nie jest śliska i czy dzieci mają obuwie, które nie spada.
`,
  },
  {
    kind: 'material',
    title: 'Dziękujemy! Laurka na Dzień Edukacji Narodowej',
    lead: 'Laurka z kwiatem, który naprawdę się otwiera, i rozmowa o tym, kto pracuje w przedszkolu.',
    published: { on: '10-06' },
    tags: ['craft', 'professions', 'five_year_olds', 'six_year_olds', 'education_day'],
    licence: 'cc-by',
    content: `
14 października przypomina o powstaniu Komisji Edukacji Narodowej w 1773 roku. Dla dzieci to przede wszystkim dzień wszystkich, którzy pracują w przedszkolu: także w kuchni, szatni i ogrodzie.

## Cele
- dziecko wie, kto pracuje w jego przedszkolu i co robi,
- wyraża wdzięczność własnymi słowami,
- tnie po linii i składa papier.

## Potrzebne
- kartki z bloku technicznego, kolorowy papier, nożyczki, klej,
- zdjęcia albo rysunki miejsc: kuchnia, szatnia, sala, ogród.

## Rozmowa
1. Kto był w przedszkolu, zanim przyszliśmy? Kto wyjdzie po nas?
2. Jakie narzędzia ma kucharka, a jakie pan, który dba o ogród?
3. Za co komu chcemy podziękować? Zapisujemy zdania dokładnie tak, jak mówią je dzieci.

## Laurka krok po kroku
1. Z kolorowego papieru wytnij kwadrat o boku około dziesięciu centymetrów.
2. Złóż go na cztery i wytnij brzeg w łuk: po rozłożeniu powstanie kwiat z czterema płatkami.
3. Zagnij płatki do środka, jeden na drugi.
4. Przyklej kwiat środkiem do kartki, dorysuj łodygę i liście.
5. W środku kwiatu, pod płatkami, napisz jedno słowo albo narysuj serce.

## Warianty
Zamiast laurek może powstać jeden plakat z kwiatami, po jednym dla każdej osoby z zespołu.

## Bezpieczeństwo
Nożyczki z zaokrąglonymi końcami podajemy uchwytem do przodu i tniemy na siedząco.
`,
  },
]
