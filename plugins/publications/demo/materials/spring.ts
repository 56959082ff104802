import { springCovers } from '../covers/spring.ts'
import { type DemoPost, pdf } from '../demo-post.ts'
import { petalsSheet } from '../worksheets/days.ts'
import { beanSheet, binsSheet, butterflySheet } from '../worksheets/winter-spring.ts'

/** Materials about the spring and for its days. */
export const springMaterials: readonly DemoPost[] = [
  {
    kind: 'material',
    title: 'Żegnaj, zimo! Powitanie wiosny z zielonym gaikiem',
    lead: 'Zajęcia na pierwszy dzień wiosny: pochód z gaikiem, szukanie śladów wiosny i marzanna, której nie wrzucamy do rzeki.',
    published: { on: '03-12' },
    cover: springCovers.tulips,
    tags: ['lesson_plan', 'spring', 'plants', 'ecology', 'four_year_olds', 'five_year_olds', 'first_day_of_spring'],
    licence: 'cc-by',
    author: 'Hanna Borucka',
    content: `
21 marca wychodzimy z przedszkola z dwiema lalkami dawnego zwyczaju: zimą, czyli marzanną, i wiosną, czyli gaikiem. Marzannę zostawiamy dla siebie, bo rzeka to nie kosz na śmieci.

## Cele
- dziecko zna ludowy zwyczaj i umie o nim opowiedzieć,
- wskazuje trzy oznaki wiosny w najbliższej okolicy,
- szanuje przyrodę podczas zabawy.

## Potrzebne
- gałąź z opadłych konarów, wstążki z bibuły, papierowe kwiaty,
- marzanna z gałganków na patyku,
- karta obserwacji: słońce, pąk, ptak, owad, kwiat.

## Przebieg
1. Rano robimy gaik: każde dziecko zawiązuje na gałęzi jedną wstążkę i mówi, na co czeka wiosną.
2. Obchodzimy przedszkole z marzanną i mówimy: „Zimo, zimo, idź za las, wiosna przyszła w gości do nas”.
3. W ogrodzie rozbieramy marzannę: gałganki wrócą do pudełka, słoma trafi na kompost.
4. Z gaikiem idziemy szukać wiosny. Na karcie zaznaczamy to, co naprawdę widzieliśmy albo słyszeliśmy.
5. Na koniec sadzimy w doniczce cebulę: pierwsze zielone pióra pojawią się po kilku dniach.

## Warianty
- Młodsze dzieci niosą po jednym kwiatku z bibuły i witają każde napotkane drzewo.
- Starsze mierzą cień pachołka rano i w południe.

## Bezpieczeństwo
Nie zrywamy pąków ani kwiatów. Na spacerze dwie osoby dorosłe idą z przodu i z tyłu, dzieci mają kamizelki odblaskowe.
`,
  },
  {
    kind: 'material',
    title: 'Dziennik fasoli: hodowla na parapecie',
    lead: 'Fasola w szklance i dziennik do rysowania. Trzy tygodnie cierpliwości, którą widać.',
    published: { on: '03-28' },
    cover: springCovers.bean,
    files: [pdf('dziennik-fasoli.pdf', beanSheet)],
    tags: ['experiment_idea', 'worksheet', 'spring', 'plants', 'four_year_olds', 'five_year_olds', 'six_year_olds'],
    licence: 'cc-by',
    author: 'Piotr Sadowy',
    content: `
Fasola kiełkuje szybko i na oczach wszystkich. Dziennik uczy, że obserwować to znaczy rysować to, co jest, a nie to, czego się spodziewamy.

## Cele
- dziecko wie, czego roślina potrzebuje do wzrostu,
- zapisuje obserwacje rysunkiem i liczbą,
- porównuje wyniki i wyciąga prosty wniosek.

## Potrzebne
- nasiona fasoli, woda, wata albo papierowy ręcznik,
- przezroczyste kubki, pisak do podpisania,
- wydrukowany dziennik dla każdego dziecka, linijka.

## Przebieg
1. Wieczorem w przeddzień namocz nasiona.
2. Wyłóż kubek mokrym papierem, a między papier i ściankę włóż dwie fasole, żeby było je widać.
3. Postaw kubki na parapecie. Codziennie dzieci sprawdzają palcem, czy papier jest wilgotny.
4. Co trzy dni rysują w dzienniku to, co widać w kubku, i wpisują datę.
5. Gdy pojawią się dwa liście, przesadzacie roślinę do ziemi.

## Pytania na każdy dzień
- Co wyszło pierwsze: korzeń czy liść?
- W którą stronę rośnie korzeń, a w którą łodyga?
- Co się zmieniło od ostatniego rysunku?

## Warianty
Ustaw jeden kubek w szafie, a drugi bez wody. Po tygodniu dzieci same powiedzą, czego roślinie brakuje. Pamiętaj, żeby potem uratować obie.

## Bezpieczeństwo
Surowej fasoli nie jemy. Nasiona liczymy i chowamy przed najmłodszymi dziećmi, żeby nikt nie włożył ich do nosa lub ucha.
`,
  },
  {
    kind: 'material',
    title: 'Dzień Ziemi: pięć pojemników i jedno pudełko',
    lead: 'Gra w segregowanie z kolorowymi kartami pojemników oraz pudełko na rzeczy, które mogą dostać drugie życie.',
    published: { on: '04-14' },
    cover: springCovers.earth,
    files: [pdf('piec-pojemnikow.pdf', binsSheet)],
    tags: ['teaching_game', 'ecology', 'four_year_olds', 'five_year_olds', 'six_year_olds', 'earth_day'],
    licence: 'cc-by',
    content: `
22 kwietnia to Dzień Ziemi. Segregowania uczymy na prawdziwych, umytych opakowaniach, bo w domu też nie ma obrazków, tylko kubek po jogurcie.

## Kolory pojemników

Kolor | Co wrzucamy | Pułapka
niebieski | papier, tektura, gazety | tłusty papier po pizzy
żółty | metale i tworzywa: puszki, butelki, kartony po mleku | zabawka z bateriami
zielony | szklane butelki i słoiki | kubek z porcelany
brązowy | bio: obierki, liście, fusy | kości i mięso
czarny | to, czego nie da się posegregować | baterie

## Gra
1. Rozłóż karty pojemników w różnych miejscach sali.
2. W koszu czeka dwadzieścia czystych opakowań. Dziecko wyjmuje jedno, mówi, z czego jest zrobione, i zanosi je do karty.
3. Grupa pokazuje kciukiem, czy się zgadza. Spory rozstrzygamy, szukając znaku na opakowaniu.
4. Zanim cokolwiek wyrzucimy, pytamy: czy to może się jeszcze przydać? Takie rzeczy trafiają do pudełka „drugie życie”.

## Warianty
- Młodsze dzieci sortują tylko papier i tworzywa.
- Starsze ważą śmieci z jednego dnia i rysują wykres.
- Z pudełka „drugie życie” powstaje w piątek robot albo zamek.

## Dlaczego to ważne
Nie straszymy dzieci końcem świata. Mówimy, co już umiemy i co zrobimy jutro: zgasimy światło, zakręcimy wodę, naprawimy książkę.

## Bezpieczeństwo
Puszek z ostrymi brzegami i szkła używamy tylko na obrazkach. Po zabawie myjemy ręce.
`,
  },
  {
    kind: 'material',
    title: 'Od jaja do motyla: koło życia',
    lead: 'Karta do wycinania i przyklejania oraz taniec, w którym każdy na chwilę staje się poczwarką.',
    published: { on: '05-06' },
    cover: springCovers.butterfly,
    files: [pdf('od-jaja-do-motyla.pdf', butterflySheet)],
    tags: ['worksheet', 'spring', 'animals', 'four_year_olds', 'five_year_olds'],
    licence: 'cc-by',
    author: 'Marta Zielonka',
    content: `
Motyl przechodzi przemianę, której nie wymyśliłby żaden bajkopisarz: z jaja wychodzi gąsienica, z gąsienicy powstaje poczwarka, a z niej motyl.

## Cele
- dziecko zna cztery etapy życia motyla i ich kolejność,
- wycina po łuku i przykleja w wyznaczonym miejscu,
- wyraża przemianę ruchem.

## Taniec przemiany
1. **Jajo.** Dzieci kulą się na dywanie, nieruchome.
2. **Gąsienica.** Pełzają i „chrupią” liście, coraz wolniej.
3. **Poczwarka.** Owijają się chustą i stoją w ciszy. Liczymy razem do dziesięciu.
4. **Motyl.** Chusta staje się skrzydłami, gra muzyka, wszyscy fruwają.

## Karta
1. Dzieci kolorują cztery obrazki z drugiej strony i wycinają je po przerywanej linii.
2. Układają obrazki na kole, zgodnie ze strzałkami, i opowiadają historię, zanim sięgną po klej.
3. Przyklejają i dorysowują to, czego potrzebuje każdy etap: liść, gałązkę, kwiat.

## Ciekawostki
- Gąsienica je prawie bez przerwy, a motyl pije nektar przez trąbkę.
- Skrzydła po wyjściu z poczwarki są mokre i pomięte: motyl musi poczekać, aż wyschną.

## Warianty
Czterolatki dostają obrazki już wycięte. Sześciolatki dopisują pod nimi pierwsze litery nazw.

## Bezpieczeństwo
Gąsienic nie dotykamy gołą ręką: niektóre mają włoski, które podrażniają skórę. Obserwujemy je na liściu i tam zostawiamy.
`,
  },
  {
    kind: 'material',
    title: 'Kwiat z serc na Dzień Matki',
    lead: 'Osiem serc, jeden kwiat i zdania, które każda mama przeczyta kilka razy.',
    published: { on: '05-16' },
    cover: springCovers.motherFlower,
    files: [pdf('kwiat-z-serc.pdf', petalsSheet)],
    tags: ['craft', 'family', 'plants', 'four_year_olds', 'five_year_olds', 'six_year_olds', 'mothers_day'],
    licence: 'cc-by',
    author: 'Oliwia Olszewska',
    byTeacher: true,
    content: `
Dzień Matki jest 26 maja. Kwiat z serc dobrze wygląda na lodówce i nie więdnie, a na jego płatkach mieszczą się słowa dziecka.

## Potrzebne
- karta z sercami, czerwony i różowy papier,
- zielona słomka papierowa albo patyczek, klej, nożyczki,
- cienki pisak.

## Krok po kroku
1. Porozmawiaj z każdym dzieckiem osobno, przez dwie minuty: co robisz z mamą najchętniej? co mama umie najlepiej? kiedy mama się śmieje?
2. Zapisz odpowiedzi na sercach, słowo w słowo, bez poprawiania.
3. Dziecko wycina serca i koło, koloruje koło na żółto.
4. Serca przyklejamy czubkami do środka koła, jedno przy drugim.
5. Z tyłu mocujemy patyczek, a na odwrocie koła dziecko rysuje siebie z mamą.

## Warianty
- Czterolatki wycinają tylko koło, serca dostają gotowe.
- Starsze dzieci same piszą na jednym płatku słowo „mama”.

## Wrażliwość
W grupie mogą być dzieci, które wychowuje tata, babcia, dwoje opiekunów albo rodzina zastępcza. Pytamy je wcześniej: „Komu chcesz dać kwiat?”. Każda odpowiedź jest dobra.

## Wskazówka
Wręczanie prezentów przy wszystkich bywa trudne. Kwiaty mogą po prostu czekać w szatni, przy haczyku z imieniem.

## Bezpieczeństwo
Ostre końce patyczków przytnij i zaklej taśmą.
`,
  },
]
