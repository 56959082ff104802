import { allYearCovers } from '../covers/all-year.ts'
import { springCovers } from '../covers/spring.ts'
import { type DemoPost, xlsx } from '../demo-post.ts'
import { workbookOf } from '../office/sheet.ts'
import { weeklyThemes } from './weekly-themes.ts'

/** Materials for the work of teachers, relations and contests. */
export const teachersMaterials: readonly DemoPost[] = [
  {
    kind: 'material',
    visibility: 'private',
    title: 'Tematy tygodniowe na cały rok',
    lead: 'Czterdzieści tematów w arkuszu, który można dopasować do swojej grupy: z dniami kalendarza i pomysłem na koniec tygodnia.',
    published: { on: '08-18' },
    files: [xlsx('tematy-tygodniowe.xlsx', () => workbookOf({ name: 'Tematy', widths: [13, 9, 34, 36, 44], rows: weeklyThemes }))],
    tags: ['lesson_plan', 'article', 'mixed_age_kindergarten'],
    licence: 'cc-by',
    author: 'Hanna Borucka',
    content: `
Plan roczny powstaje w sierpniu, a żyje dopiero w grupie. Ten arkusz jest punktem wyjścia: tematy są ułożone tak, żeby sąsiednie tygodnie łączyły się ze sobą, a po każdym trudniejszym przychodził lżejszy.

## Co jest w arkuszu

Kolumna | Do czego służy
Miesiąc i tydzień | kolejność; daty dopisz sama, bo co roku są inne
Temat | hasło dla dzieci i rodziców
Dni w kalendarzu | święta, o których łatwo zapomnieć
Na koniec tygodnia | jedna wspólna rzecz, która podsumowuje temat

## Jak z niego korzystać
1. Skopiuj arkusz i zaznacz tygodnie krótsze, z wolnymi dniami.
2. Zostaw pięć pól pustych: na to, co przyniosą dzieci.
3. Do każdego tematu dopisz jedną książkę i jedno wyjście.
4. Po tygodniu zapisz jednym zdaniem, co zadziałało. Za rok będzie to najcenniejsza kolumna.

## Zgodność z podstawą programową
Tematy nie są listą celów. Przy każdym sprawdź, które obszary rozwoju obejmuje: fizyczny, emocjonalny, społeczny, poznawczy. Jeśli przez trzy tygodnie z rzędu któryś się nie pojawia, zamień kolejność.

## Warianty
- W grupie mieszanej podziel zadania, a nie temat: wszyscy mówią o jesieni, ale każdy robi coś innego.
- W żłobku wystarczy jeden temat na dwa tygodnie i więcej powtórzeń.
`,
  },
  {
    kind: 'material',
    visibility: 'admin_only',
    title: 'Plan publikacji na wiosnę',
    lead: 'Robocza lista redakcji: czego brakuje w strefie nauczyciela i kto to przygotuje.',
    published: { daysAgo: 12 },
    tags: ['article', 'spring'],
    licence: 'own-use',
    content: `
Notatka robocza, widoczna tylko dla redakcji. Aktualizujemy ją w każdy poniedziałek.

## Czego szukają nauczyciele
- krótkich kart pracy dla trzylatków, najlepiej bez pisania,
- zabaw na deszcz, które nie wymagają rekwizytów,
- materiałów dla grup mieszanych w małych placówkach,
- scenariuszy zebrań z rodzicami.

## Plan

Termin | Materiał | Stan
początek marca | karty obserwacji pogody | szkic gotowy
połowa marca | rymowanki na wiosnę | czeka na ilustracje
kwiecień | zabawy z wodą dla żłobka | szukamy autorki
maj | scenariusz pożegnania starszaków | do napisania

## Zasady, o których przypominamy autorom
1. Teksty piosenek i wierszy tylko własne albo z domeny publicznej, z podanym źródłem.
2. Zdjęcia bez twarzy dzieci, a jeśli dzieci widać: tylko ze zgodą, którą ma placówka.
3. Każdy materiał ma część o bezpieczeństwie.
4. Licencję wybiera autor. Podpowiadamy CC BY, gdy karta ma służyć wielu grupom.

## Do poprawy
Sprawdzić, czy wszystkie karty dobrze wychodzą w druku czarno-białym. Do dwóch starszych scenariuszy dopisać wiek dzieci. Zebrać w jednym miejscu odpowiedzi na pytania autorów: o podpis pod materiałem, o poprawki po publikacji i o to, jak długo trwa sprawdzanie.
`,
  },
  {
    kind: 'relation',
    visibility: 'private',
    title: 'Tydzień bez zabawek w grupie starszaków',
    lead: 'Klocki i lalki pojechały na wakacje, a do sali wjechały kartony. Co z tego wynikło?',
    published: { on: '03-05', yearsBack: 1 },
    cover: allYearCovers.cardboard,
    tags: ['article', 'ecology', 'emotions', 'five_year_olds', 'six_year_olds'],
    licence: 'own-use',
    author: 'Oliwia Olszewska',
    byTeacher: true,
    content: `
W poniedziałek rano dzieci same spakowały zabawki do pudeł i napisały na nich: „wracają w piątek”. Zostały książki, kredki, koce, klamerki i dwadzieścia pustych kartonów.

## Dzień po dniu
1. **Poniedziałek.** Przez godzinę trwało zdziwienie. Potem ktoś usiadł w kartonie i powiedział, że to pociąg. Do obiadu mieliśmy cztery wagony.
2. **Wtorek.** Powstał dom z oknem i skrzynką na listy. Pierwsza kłótnia o taśmę i pierwsza umowa: taśma leży na środku.
3. **Środa.** Dzieci poprosiły o sznurek. Dom dostał dzwonek, a pociąg sieć wi-fi z klamerek.
4. **Czwartek.** Młodsza grupa przyszła w gości. Starszaki były przewodnikami.
5. **Piątek.** Zabawki wróciły. Pół grupy nie zauważyło.

## Co zobaczyłyśmy
- więcej rozmów i więcej planowania,
- zabawy w większych grupach, także tych dzieci, które zwykle bawią się same,
- więcej hałasu w pierwsze dwa dni, a potem mniej niż zwykle.

> Najlepszy był dom, bo można było w nim mieć tajemnicę.

## Co zrobiłybyśmy inaczej
Uprzedziłybyśmy rodziców tydzień wcześniej i od razu przygotowały miejsce, w którym budowle mogą zostać na noc. Kartony warto sprawdzić: zszywki i ostre brzegi usuwamy, zanim trafią do dzieci. Przyda się też cichy kącik dla kogoś, kto ma dość budowania.
`,
  },
  {
    kind: 'relation',
    title: 'Nasz zielnik na parapecie: co wyrosło w sześć tygodni',
    lead: 'Bazylia, szczypiorek i rzeżucha z odzyskanych kubków. Relacja z grupy, w której każdy miał jedną roślinę pod opieką.',
    published: { on: '05-10' },
    cover: springCovers.rainbow,
    tags: ['article', 'spring', 'plants', 'healthy_eating', 'four_year_olds', 'five_year_olds'],
    licence: 'cc-by',
    author: 'Hanna Borucka',
    content: `
Zaczęło się od pytania Antka: „Skąd bazylia wie, że ma być bazylią?”. Nie znałyśmy odpowiedzi, więc posialiśmy.

## Jak to zrobiliśmy
- Każde dziecko przyniosło z domu czysty kubek po jogurcie. Zrobiłyśmy w nich otwory, a dzieci napisały na klamerkach swoje imiona.
- Wybraliśmy trzy rośliny: rzeżuchę, która rośnie szybko, szczypiorek, który rośnie średnio, i bazylię, która każe na siebie czekać.
- Na parapecie stanęła konewka z kreską. Do kreski wystarcza na wszystkie kubki.

## Kalendarz

Tydzień | Co się stało
1 | rzeżucha wykiełkowała, reszta milczy
2 | pierwsze zjedzone kanapki z rzeżuchą
3 | szczypiorek cieńszy niż włos
4 | bazylia ma dwa liście, świętujemy
5 | ktoś podlał za bardzo: uczymy się ratować
6 | sos do makaronu z własną bazylią

## Czego nauczyły się dzieci
Że czekanie można wypełnić rysowaniem. Że rośliny mają różne tempo i żadna nie jest lepsza. Że błąd da się naprawić: przelane kubki obróciliśmy na gazety i większość ocalała.

> Moja urosła krzywo, ale smakuje prosto.

## Dla tych, którzy chcą spróbować
Zacznijcie od rzeżuchy na wacie. Podpisujcie kubki od razu. Przed jedzeniem umyjcie rośliny i sprawdźcie uczulenia. A na pytanie Antka odpowiedzcie razem: bazylia „wie”, bo w nasionku jest zapisany jej przepis.
`,
  },
  {
    kind: 'contest',
    title: 'Konkurs: zakładka do ulubionej bajki',
    lead: 'Zaprojektujcie w grupie zakładkę, która podpowie, gdzie przerwaliśmy czytanie. Najciekawsze pokażemy w strefie nauczyciela.',
    published: { daysAgo: 6 },
    closesIn: 30,
    cover: allYearCovers.crayons,
    tags: ['craft', 'five_year_olds', 'six_year_olds', 'mixed_age_kindergarten'],
    licence: 'cc-by',
    content: `
Zapraszamy grupy przedszkolne do wspólnej pracy. Nie szukamy najładniejszej zakładki, tylko najlepszego pomysłu na to, jak opowiedzieć bajkę na pasku papieru.

## Kto może wziąć udział
Grupa przedszkolna z nauczycielką lub nauczycielem. Jedna grupa przygotowuje jedną zakładkę, w której udział ma każde chętne dziecko.

## Zadanie
1. Wybierzcie wspólnie bajkę. Może być także wymyślona przez was.
2. Przygotujcie zakładkę o wymiarach nie większych niż 7 na 20 centymetrów, z przodem i tyłem.
3. Technika jest dowolna, bez brokatu i drobnych elementów, które się odklejają.
4. Dopiszcie trzy zdania: jaka to bajka, kto wymyślił obrazek i co było najtrudniejsze.

## Jak zgłosić pracę
Dodajcie materiał w strefie nauczyciela ze zdjęciem zakładki i zdaniami od dzieci. Na zdjęciu ma być sama praca, bez twarzy i nazwisk.

## Co oceniamy
- pomysł i jego związek z bajką,
- udział całej grupy,
- to, czy zakładka naprawdę działa w książce.

## Nagrody
Każda zgłoszona grupa dostanie dyplom do wydrukowania. Trzy prace opiszemy w osobnej relacji razem z instrukcją, żeby inne grupy mogły zrobić podobne.

## Dla nauczycieli
Warto zacząć od obejrzenia zakładek z domu: po bilecie, po wstążce, po liściu. Dzieci szybko zauważą, że dobra zakładka jest cienka i wystaje.
`,
  },
  {
    kind: 'contest',
    title: 'Konkurs plastyczny: ptak z mojej okolicy',
    lead: 'Konkurs zakończony. Dziękujemy za prace z całej Polski: opisujemy trzy pomysły, które warto powtórzyć.',
    published: { daysAgo: 84 },
    closesIn: -35,
    cover: springCovers.bird,
    tags: ['craft', 'animals', 'ecology', 'four_year_olds', 'five_year_olds', 'six_year_olds'],
    licence: 'cc-by',
    content: `
Zadanie było proste: poznajcie jednego ptaka, który mieszka blisko waszego przedszkola, i pokażcie go tak, żeby inni mogli go rozpoznać. Konkurs jest już zakończony, ale zadanie możecie wykonać w każdej chwili.

## Zadanie konkursowe
- Przez tydzień obserwujcie ptaki z okna lub na spacerze i wybierzcie jednego.
- Sprawdźcie, co je, gdzie śpi i jak brzmi jego głos.
- Wykonajcie pracę dowolną techniką, dużą albo małą, z materiałów, które już macie.

## Trzy pomysły do powtórzenia
1. **Sroka z gazet.** Biało-czarna, naturalnej wielkości. Dzieci zmierzyły ją wcześniej patykiem, korzystając z książki o ptakach.
2. **Głos kosa.** Grupa narysowała melodię jako linię, która wznosi się i opada, a potem zagrała ją na dzwonkach.
3. **Wróble na drucie.** Każde dziecko ulepiło jednego wróbla z masy solnej. Siedzą obok siebie i każdy ma inną minę.

## Co ujęło jury
Prace, w których widać prawdziwą obserwację: żółty dziób, plamę na skrzydle, sposób siedzenia. Doceniliśmy też opisy, bo dzieci używały w nich własnych słów.

## Co dalej
Zachęcamy do założenia w grupie ptasiego kalendarza: jedna strona na miesiąc, jeden nowy ptak. Pomysły na zimowe karmienie są w materiale o ptasiej stołówce.
`,
  },
]
