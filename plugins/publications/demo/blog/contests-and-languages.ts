import { blogCovers } from '../covers/blog.ts'
import type { DemoPost } from '../demo-post.ts'

/** Contests of the blog, and posts in Ukrainian and English. */
export const contestsAndLanguages: readonly DemoPost[] = [
  {
    kind: 'contest',
    title: 'Konkurs dla rodzin: moje ulubione miejsce w przedszkolu',
    lead: 'Narysuj miejsce, które lubisz najbardziej. Dwanaście prac trafi do kalendarza, który będzie można wydrukować.',
    published: { daysAgo: 9 },
    closesIn: 40,
    cover: blogCovers.drawing,
    author: 'Redakcja Kredki',
    tags: ['craft', 'family', 'four_year_olds', 'five_year_olds', 'six_year_olds'],
    content: `
Szafka z imieniem, parapet z widokiem na śmieciarkę, trzeci schodek w ogrodzie. Dorośli nie wiedzą, że to są najważniejsze miejsca w przedszkolu. Pokażcie je nam.

## Kto może wziąć udział
Dzieci w wieku od trzech do siedmiu lat, które chodzą do przedszkola, punktu przedszkolnego albo oddziału przedszkolnego w szkole. Pracę zgłasza rodzic lub opiekun.

## Zadanie
1. Dziecko wybiera jedno miejsce w swoim przedszkolu.
2. Rysuje je dowolną techniką na kartce A4, ułożonej poziomo.
3. Mówi jedno zdanie, dlaczego lubi to miejsce. Zdanie zapisuje dorosły, słowo w słowo.

Dorosły może zatemperować kredkę i podać kartkę. Resztę robi dziecko.

## Jak zgłosić
Zrób zdjęcie pracy z góry, w dziennym świetle, i wyślij je przez [formularz kontaktowy](/kontakt) z tytułem „Ulubione miejsce”. Podaj imię dziecka i wiek. Nie podawaj nazwiska, nazwy przedszkola ani adresu i nie fotografuj dziecka.

## Co zrobimy z pracami
- Dwanaście prac ułożymy w kalendarz i udostępnimy na blogu do wydrukowania.
- Pod każdą pracą będzie imię, wiek i zdanie dziecka.
- Prac, które nie trafią do kalendarza, nie publikujemy i usuwamy po zakończeniu konkursu.

## Jak wybieramy
Patrzymy na pomysł i na to, czy widać w nim spojrzenie dziecka. Krzywa kreska nie przeszkadza. Równo pokolorowany szablon raczej tak. O wyborze decydują trzy osoby z redakcji.

## Pytania, które już dostaliśmy
**Czy można zgłosić dwie prace?** Tak, jeśli są dwojga dzieci.

**Czy młodszy brat może pomagać?** Może, wtedy podpiszcie oboje.

**Czy to musi być miejsce w środku?** Nie. Piaskownica liczy się jak najbardziej.

Powodzenia, i nie wyrzucajcie prac, które dziecko uzna za nieudane. Często są najlepsze.
`,
  },
  {
    kind: 'contest',
    language: 'ua',
    title: 'Конкурс малюнка: мій шлях до садка',
    lead: 'Конкурс завершено. Дякуємо дітям, які намалювали свою дорогу до садка, та їхнім родинам.',
    published: { daysAgo: 95 },
    closesIn: -48,
    author: 'Редакція Kredka',
    tags: ['craft', 'family', 'road_safety', 'five_year_olds', 'six_year_olds'],
    content: `
Ми попросили дітей намалювати дорогу до свого садка: що вони бачать щоранку, де зупиняються, кого зустрічають. Конкурс уже закінчився, але завдання можна виконати вдома будь-якого дня.

## Завдання
1. Пройдіть дорогу до садка повільно, разом із дитиною.
2. Домовтеся, які три місця будуть на малюнку.
3. Дитина малює дорогу як карту або як історію, зліва направо.
4. Запишіть одне речення дитини так, як вона його сказала.

## Що нам запам’яталося
- Дерево, під яким щодня лежить той самий кіт.
- Світлофор, на якому тато завжди співає.
- Сходи, які легше рахувати українською вниз, а польською вгору.

Кожна родина отримала електронною поштою диплом для друку. Малюнки ми показували лише з іменем та віком дитини, без прізвищ і назв садків.

## Поговоріть дорогою
Де треба зупинитися? Куди подивитися, перш ніж переходити? Кому можна сказати, якщо загубився? Такі розмови легше починати з малюнка.
`,
  },
  {
    kind: 'publication',
    language: 'ua',
    title: 'Дитячий садок у Польщі: перші кроки для родин з України',
    lead: 'Куди звернутися, які слова знадобляться та про що запитати під час першого візиту.',
    published: { on: '02-22' },
    author: 'Редакція Kredka',
    tags: ['article', 'family', 'emotions', 'three_year_olds', 'four_year_olds', 'five_year_olds'],
    content: `
Садок (przedszkole) у Польщі відвідують діти від трьох років, ясла (żłobek) – молодші. Публічні садки веде гміна, приватні приймають дітей за власними правилами.

## З чого почати
1. Запитайте в управлінні гміни (urząd gminy або urząd miasta), коли приймають заяви та чи є вільні місця зараз.
2. Перегляньте [садки у вашому місті](/uk/przedszkola-miasta). Шукайте позначку про персонал, який розмовляє українською.
3. Домовтеся про візит і візьміть дитину з собою.

## Слова, які допоможуть

Польською | Українською
wniosek | заява
wolne miejsce | вільне місце
wychowawczyni | вихователька
leżakowanie | денний сон
kapcie | змінне взуття
upoważnienie do odbioru | дозвіл забирати дитину

## Про що запитати
- Хто допоможе дитині, яка ще не розмовляє польською?
- Чи можна перші дні побути в групі разом?
- Що входить у плату, а за що платять окремо?
- Як повідомляти про відсутність?

Діти часто мовчать кілька тижнів, а потім починають говорити. Удома розмовляйте українською: рідна мова допомагає вивчити наступну. Навчіть дитину кількох польських слів для початку: tak, nie, pić, toaleta, boli, mama przyjdzie.
`,
  },
  {
    kind: 'publication',
    language: 'en',
    title: 'Your first month in a Polish kindergarten: a short guide',
    lead: 'What the day looks like, which words you will hear, and what to settle with the teacher in the first week.',
    published: { on: '09-10' },
    author: 'The Kredka editors',
    tags: ['article', 'family', 'emotions', 'three_year_olds', 'four_year_olds', 'five_year_olds'],
    content: `
A Polish _przedszkole_ takes children from the year in which they turn three until they go to school. In the year in which a child turns six, one year of preparation for school is compulsory, in a kindergarten or in a class at a school.

## A usual day

Time of day | What happens
early morning | arrival, free play
morning | breakfast, activities led by the teacher
before noon | garden or walk
noon | dinner: soup and a main course
early afternoon | rest, for younger groups with beds
afternoon | snack, play, going home

Dinner is the main meal and comes early. If your child has an allergy or does not eat certain food, tell the kindergarten in writing.

## Settle in the first week
- Who may collect your child. The kindergarten needs the names in writing.
- How you report an absence, and until what time, so that meals are not charged.
- Which language the teacher uses with your child when it is upset.
- Whether photographs may be taken and where they appear.

## Words you will hear
_Szatnia_ is the cloakroom, _kapcie_ are slippers, _zebranie_ is a parents’ meeting, _wyprawka_ is the list of things to bring, _dyżur_ is reduced opening in the holidays.

Look for places with English-speaking staff among the [kindergartens in your city](/en/przedszkola-miasta), and give your child time: many children listen for weeks before they say the first Polish word.
`,
  },
]
