import { blogCovers } from '../covers/blog.ts'
import type { DemoPost } from '../demo-post.ts'

/** Posts about the first days, and about days at home. */
export const firstDaysPosts: readonly DemoPost[] = [
  {
    kind: 'publication',
    title: 'Adaptacja bez pośpiechu: pierwsze dwa tygodnie w przedszkolu',
    lead: 'Łzy w szatni nie znaczą, że wybraliście źle. Co pomaga dziecku, co pomaga rodzicom i kiedy porozmawiać z wychowawczynią.',
    published: { on: '08-20' },
    cover: blogCovers.adaptation,
    author: 'Redakcja Kredki',
    tags: ['article', 'emotions', 'family', 'three_year_olds', 'school_year_start'],
    content: `
Dla dorosłego przedszkole to osiem godzin. Dla trzylatka to wieczność, w której nie wiadomo, czy mama wróci. Adaptacja polega na tym, żeby dziecko przekonało się o tym powrocie tyle razy, aż przestanie go sprawdzać.

## Tydzień przed
- Przejdźcie tą drogą, którą będziecie chodzić. Pobawcie się na placu obok.
- Mów o tym, co będzie, w kolejności: szatnia, śniadanie, zabawa, obiad, leżakowanie, mama.
- Przesuń pory posiłków i spania tak, jak w przedszkolu.
- Ćwiczcie to, co będzie potrzebne: wkładanie kapci, wołanie o pomoc, mycie rąk.

## Pierwszy tydzień
Jeśli możesz, skróć pobyt. Dwie godziny, potem obiad, potem leżakowanie: o kolejności zdecydujcie z wychowawczynią.

**Pożegnanie niech będzie krótkie i zawsze takie samo.** Buziak, żółwik, jedno zdanie: „Przyjdę po obiedzie”. Nie wymykaj się, gdy dziecko się zapatrzy. Wtedy następnym razem nie odejdzie od drzwi na krok.

Mów o porze słowami dziecka, a nie zegara. I dotrzymaj jej, nawet jeśli trzeba przyjść pięć minut wcześniej.

## Drugi tydzień
Często jest trudniejszy niż pierwszy: ciekawość opadła, a dziecko zrozumiało, że to już tak zostanie. Zmęczenie po powrocie, złość o skarpetki, powrót do smoczka: to zwykłe znaki wysiłku. Po południu nie planujcie niczego poza domem i placem zabaw.

## Co pomaga

Dziecku | Rodzicom
coś z domu w kieszeni | zaufanie jednej osobie w przedszkolu
ten sam dorosły przy drzwiach | telefon o dziesiątej, czy już nie płacze
zdjęcie rodziny w sali | rozmowa z kimś, kto ma to za sobą
przewidywalne popołudnie | spokojny poranek, pobudka kwadrans wcześniej

## O co pytać po południu
Zamiast „jak było?” spróbuj: „Kto dziś siedział obok ciebie?”, „Co było śmieszne?”, „Czego nie chciało ci się robić?”. Albo nie pytaj wcale. Wiele dzieci opowiada dopiero w kąpieli.

## Kiedy porozmawiać
Jeśli po kilku tygodniach dziecko wciąż nie je, nie bawi się i płacze przez większą część dnia, umów się na dłuższą rozmowę. Nie w szatni i nie przy dziecku. Zapytaj, co widzi wychowawczyni, i ustalcie jedną zmianę na najbliższy tydzień. W wielu przedszkolach można też porozmawiać z psychologiem.
`,
  },
  {
    kind: 'publication',
    title: 'Co spakować do przedszkola, a czego lepiej nie',
    lead: 'Lista, która mieści się w jednym worku, oraz trzy sposoby na to, żeby rzeczy wracały do domu.',
    published: { on: '08-27', yearsBack: 1 },
    cover: blogCovers.bag,
    author: 'Redakcja Kredki',
    tags: ['article', 'family', 'two_and_a_half_year_olds', 'three_year_olds', 'four_year_olds', 'school_year_start'],
    content: `
Każde przedszkole ma swoją listę i to ona jest najważniejsza. Poniżej to, co powtarza się prawie wszędzie, wraz z powodami. Powód jest ważniejszy niż przedmiot: dzięki niemu łatwiej wybrać.

## W szatni
- **Kapcie**, które dziecko zakłada samo. Na rzep, z elastyczną podeszwą, o pół numeru większe.
- **Worek z ubraniem na zmianę**: bielizna, skarpety, spodnie, bluzka. W pierwszych tygodniach dwa komplety.
- **Kurtka i kalosze**, których nie szkoda. Dzieci wychodzą także po deszczu, i dobrze.
- **Czapka i rękawiczki** odpowiednie do pory roku, podpisane.

## W sali
- Pościel lub kocyk, jeśli grupa leżakuje.
- Chusteczki, jeśli przedszkole o nie prosi.
- Mała przytulanka. Nie ulubiona jedyna, tylko jej młodsza siostra: zgubiona nie będzie tragedią.

## W domu zostają
- zabawki z małymi częściami i z bateriami,
- biżuteria, szczególnie łańcuszki i długie kolczyki,
- słodycze i leki; o lekach rozmawia się z dyrekcją, a nie wkłada się ich do plecaka,
- szaliki wiązane pod szyją: lepszy jest komin.

## Ubranie na co dzień
Dziecko ma poradzić sobie samo w łazience. Guma w pasie wygrywa z guzikiem, a legginsy z ogrodniczkami. Ubranie, w którym „nie wolno się pobrudzić”, jest niewygodne dla wszystkich.

## Żeby wracało
1. **Podpisz wszystko.** Naszywki albo zwykły pisak na metce, także na obu kapciach.
2. **Pakujcie razem.** Dziecko, które włożyło bluzę do worka, wie, że ją ma.
3. **Przegląd w piątek.** Worek wraca do domu, w poniedziałek wyrusza w nowym składzie. Sprawdź rozmiar: przez trzy miesiące stopa potrafi urosnąć.

## Zapytaj na zebraniu
Czy potrzebny jest strój na gimnastykę? Gdzie suszą się mokre ubrania? Czy można zostawić wózek lub rower? Krem na słońce przynosi się z domu, czy jest wspólny? Odpowiedzi zapisz na lodówce, bo we wrześniu wszyscy pytają o to samo.
`,
  },
  {
    kind: 'publication',
    title: 'Nieobecność w przedszkolu: jak zgłosić i co z opłatą',
    lead: 'Katar, wyjazd do babci albo dłuższa przerwa. Co warto ustalić z placówką, zanim telefon zadzwoni o siódmej rano.',
    published: { on: '11-08' },
    author: 'Redakcja Kredki',
    tags: ['article', 'family', 'mixed_age_kindergarten', 'mixed_age_nursery'],
    content: `
W pierwszym roku dzieci są nieobecne często. O zdrowiu rozmawia się z lekarzem, a o organizacji z placówką. W tym tekście piszemy wyłącznie o tym drugim.

## Zacznij od statutu
Zasady są w statucie, w regulaminie albo w umowie. Przeczytaj te trzy fragmenty: zgłaszanie nieobecności, zwrot za wyżywienie, powrót po chorobie. Różnice między placówkami są duże, więc rada znajomej z innego przedszkola może nie pasować.

## Zgłoszenie
- Zapytaj, **do której godziny** trzeba zgłosić nieobecność, żeby odliczono posiłki. Bywa, że poprzedniego dnia.
- Ustal kanał: aplikacja, telefon czy SMS. Jeden dla obojga rodziców.
- Nie musisz opisywać objawów w grupowym czacie. Informacja o zdrowiu dziecka należy do danych szczególnie chronionych (art. 9 RODO) i wystarczy, że zna ją placówka w potrzebnym zakresie.
- Jeśli choroba jest zakaźna, powiedz o tym dyrekcji. To ona zdecyduje, jak bez nazwisk uprzedzić innych.

## Kiedy dziecko źle poczuje się w przedszkolu
Placówka dzwoni do rodzica. Dlatego numery muszą być aktualne, a na liście osób upoważnionych do odbioru powinien być ktoś, kto dojedzie szybciej niż ty. Wypiszcie te osoby już we wrześniu.

## Co z opłatą

Składnik | Jak bywa
wyżywienie | zwykle odliczane od dnia zgłoszenia
opłata za godziny w przedszkolu publicznym | zależy od uchwały gminy i godzin pobytu
czesne w placówce niepublicznej | zależy od umowy, często stałe
żłobek | zależy od statutu lub umowy

Poproś o odpowiedź na piśmie: wystarczy mail. Za pół roku nikt nie będzie pamiętał rozmowy.

## Dłuższa przerwa
Uprzedź z wyprzedzeniem i zapytaj, czy miejsce jest zagwarantowane. Po powrocie zaplanuj krótszy dzień, bo dwa tygodnie w domu to dla trzylatka mała adaptacja od nowa.

## Plan na trudny poranek
1. Kto dziś może zostać w domu? Ustalcie kolejność, zanim ktoś się obudzi z katarem.
2. Zgłoszenie wysłane?
3. Czy w pracy wiedzą, kiedy oddzwonisz?
4. Kubek herbaty. To też jest punkt planu.
`,
  },
]
