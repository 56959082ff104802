import { winterCovers } from '../covers/winter.ts'
import { type DemoPost, docx, pdf } from '../demo-post.ts'
import { documentOf } from '../documents.ts'
import { textFileOf } from '../office/text.ts'
import { memorySheet } from '../worksheets/winter-spring.ts'
import { nativityPlay } from './nativity-play.ts'

/** Materials about the winter and for its days. */
export const winterMaterials: readonly DemoPost[] = [
  {
    kind: 'material',
    title: 'Mikołajkowe karty pamięci',
    lead: 'Dwanaście par kolorowych kart do wycięcia i cztery gry, nie tylko memory.',
    published: { on: '11-28' },
    cover: winterCovers.gift,
    files: [pdf('mikolajkowe-karty-pamieci.pdf', memorySheet)],
    tags: ['teaching_game', 'winter', 'three_year_olds', 'four_year_olds', 'saint_nicholas_day'],
    licence: 'cc-by',
    author: 'Oliwia Olszewska',
    byTeacher: true,
    content: `
Kilka dni przed 6 grudnia w sali rośnie napięcie. Karty pomagają usiąść, skupić wzrok i poczekać na swoją kolej.

## Cele
- zapamiętywanie miejsca i obrazka,
- nazywanie przedmiotów związanych z zimą i świętami,
- przegrywanie bez łez: w każdej grze jest też wspólny wynik.

## Przygotowanie
Wydrukuj oba arkusze na grubym papierze, zalaminuj i wytnij karty po linii. Zaokrąglij rogi. Dla trzylatków wystarczy sześć par.

## Gry
1. **Pary.** Karty leżą obrazkiem do góry. Dzieci szukają par na hasło: „Kto znajdzie dwa prezenty?”.
2. **Memory.** Karty leżą obrazkiem do dołu. Odkrywamy po dwie. Znalezioną parę kładziemy na wspólny stos i liczymy, ile par ma już cała grupa.
3. **Czego brakuje?** Układamy pięć kart, dzieci zamykają oczy, jedna karta znika do worka Mikołaja.
4. **Poczta.** Karty z pierwszego arkusza są w sali, z drugiego w worku. Dziecko losuje kartę i zanosi ją do takiej samej.

## Warianty
- Czterolatki układają historyjkę z trzech wylosowanych kart.
- Karty posłużą jako kartki do kącika: doklej pod nimi drukowane podpisy.

## Wskazówka
Zamiast pytać, kto wygrał, zapytaj: „Które miejsce było najtrudniej zapamiętać?”.

## Bezpieczeństwo
Ostre rogi folii po laminowaniu koniecznie zaokrąglij.
`,
  },
  {
    kind: 'material',
    title: 'Jasełka w dwadzieścia minut',
    lead: 'Krótki scenariusz z rolą dla każdego: mówią tylko ci, którzy chcą, a kolędy śpiewają wszyscy z rodzicami.',
    published: { on: '11-30', yearsBack: 1 },
    cover: winterCovers.nativity,
    files: [docx('jaselka-scenariusz.docx', () => textFileOf('Jasełka: W cichym miasteczku', documentOf(nativityPlay)))],
    tags: ['play_script', 'winter', 'family', 'five_year_olds', 'six_year_olds', 'mixed_age_kindergarten', 'christmas_eve'],
    licence: 'cc-by',
    author: 'Piotr Sadowy',
    content: `
Dobre jasełka to takie, po których dzieci chcą zagrać jeszcze raz. Dlatego tekst jest krótki, powtarzalny i można go mówić w parach. Cały scenariusz z kwestiami jest w pliku, w formacie, który da się dopasować do swojej grupy.

## Obsada

Rola | Ile osób | Co robi
Narrator | 1 dorosły | prowadzi opowieść
Maryja i Józef | 2 | mówią po dwa zdania
Gospodarze | 3 | otwierają drzwi i odmawiają
Pasterze | 4–6 | budzą się, idą, śpiewają
Gwiazdy | dowolnie | tańczą z chustami, nic nie mówią
Zwierzęta | dowolnie | wydają odgłosy, dają ciepło

## Kolędy
Wszystkie są w domenie publicznej: „Wśród nocnej ciszy”, „Przybieżeli do Betlejem”, „Lulajże, Jezuniu”.

## Próby
1. Najpierw tylko kolędy i ruch, bez słów.
2. Potem dzieci wybierają role. Jeśli troje chce być Józefem, mamy trzech Józefów na trzech próbach i losowanie przed występem.
3. Kwestie mówimy własnymi słowami. Pomyłka to nie błąd: narrator zawsze może dopowiedzieć.
4. Ostatnia próba odbywa się przed młodszą grupą.

## Scenografia
Trzy kartonowe drzwi, jedna duża gwiazda, siano w skrzynce i koc. Resztę robi światło lampek na baterie.

## Dla kogo
Jasełka opowiadają o zwyczaju chrześcijańskim. Zapytaj rodziców, czy ich dzieci biorą udział, i przygotuj dla pozostałych równie ważne zadanie: programy, światła, zaproszenia.

## Bezpieczeństwo
Przejścia między rzędami muszą być wolne. Nie używamy otwartego ognia, a przedłużacze przyklejamy do podłogi.
`,
  },
  {
    kind: 'material',
    visibility: 'private',
    title: 'Śnieg pod lupą: co zostaje w szklance',
    lead: 'Trzy krótkie doświadczenia ze śniegiem: kształt płatka, topnienie i zagadka brudnej wody.',
    published: { on: '01-09' },
    cover: winterCovers.snowflake,
    tags: ['experiment_idea', 'winter', 'ecology', 'four_year_olds', 'five_year_olds', 'six_year_olds'],
    licence: 'cc-by',
    content: `
Pierwszy śnieg trzeba wykorzystać tego samego dnia. Wystarczą lupy, czarny papier i trzy szklanki.

## Cele
- dziecko obserwuje, przewiduje i sprawdza,
- wie, że śnieg to woda, a płatek ma sześć ramion,
- rozumie, dlaczego nie jemy śniegu.

## Doświadczenie 1: płatki
1. Wystaw czarny papier na mróz na kwadrans, żeby się wychłodził.
2. Złap na niego kilka płatków i szybko obejrzyjcie je przez lupę.
3. Policzcie ramiona. Narysujcie płatek, który ma ich tyle samo.

## Doświadczenie 2: ile wody jest w śniegu
1. Napełnij szklankę śniegiem po brzegi. Zaznacz poziom gumką.
2. Każde dziecko zaznacza na pasku papieru, dokąd sięgnie woda.
3. Po roztopieniu porównajcie. Wody jest dużo mniej, bo między płatkami było powietrze.

## Doświadczenie 3: czy śnieg jest czysty
1. Przelej wodę przez filtr do kawy.
2. Obejrzyjcie przez lupę, co zostało na filtrze.
3. Porozmawiajcie: skąd wziął się pył? Z komina, z drogi, z butów?

## Warianty
- Młodsze dzieci tylko dotykają: śnieg w rękawiczce i bez.
- Porównajcie śnieg z parku i spod drogi.
- Zostaw szklankę na parapecie na zewnątrz i sprawdźcie rano, co się stało.

## Bezpieczeństwo
Używamy szklanek z tworzywa. Wychodzimy na krótko i w rękawiczkach, a mokre zmieniamy od razu po powrocie.
`,
  },
  {
    kind: 'material',
    title: 'Ptasia stołówka: karmimy mądrze',
    lead: 'Jak założyć karmnik przy przedszkolu, czym karmić, a czego nie wysypywać nigdy. Z planem dyżurów.',
    published: { on: '12-04' },
    cover: winterCovers.birdFeeder,
    tags: ['lesson_plan', 'winter', 'animals', 'ecology', 'four_year_olds', 'five_year_olds'],
    licence: 'cc-by',
    author: 'Hanna Borucka',
    content: `
Karmnik uczy odpowiedzialności lepiej niż pogadanka, pod warunkiem, że wytrwamy do wiosny. Ptaki przyzwyczajają się do miejsca, w którym zimą jest jedzenie.

## Cele
- dziecko rozpoznaje sikorę, wróbla i kosa,
- wie, co ptaki mogą jeść,
- dba o karmnik według planu dyżurów.

## Co sypać, a czego nie

Tak | Nie
łuskany i niełuskany słonecznik | chleb i bułki
proso, płatki owsiane bez dodatków | wszystko, co solone
niesolona słonina na sznurku | resztki z obiadu
jabłko przekrojone na pół | jedzenie spleśniałe lub mokre

## Przebieg zajęć
1. Oglądamy zdjęcia trzech ptaków i naśladujemy ich ruchy: sikora wisi do góry nogami, wróbel podskakuje, kos biega.
2. Zgadujemy, dlaczego ptakom trudno zimą: śnieg zakrywa nasiona, dzień jest krótki.
3. Segregujemy obrazki na dwie tace: „tak” i „nie”.
4. Wieszamy karmnik w miejscu widocznym z okna, z dala od krzewów, w których może czaić się kot.
5. Układamy plan: każdego dnia dwoje dzieci dosypuje ziarno i odkłada na tablicę tyle patyczków, ile zobaczyło ptaków.

## Warianty
- Szyszka posmarowana niesolonym smalcem i obtoczona w ziarnach.
- Wykres tygodnia: który ptak przylatuje najczęściej?

## Bezpieczeństwo
Po dosypaniu ziarna myjemy ręce. Karmnik raz w tygodniu czyści osoba dorosła w rękawiczkach. Uwaga na uczulenia na orzechy: nie używamy ich w ogóle.
`,
  },
]
