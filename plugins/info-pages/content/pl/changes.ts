import type { Changes } from '../../contract/info-text.ts'

const rodzic = {
  '2026-11-21': [
    {
      title: 'Mapa z listą obok',
      blocks: [
        'Cała Polska na [jednej mapie](map): przesuwasz, a lista sama pokazuje placówki z tego fragmentu. Na telefonie wybierasz listę albo mapę.',
      ],
    },
    {
      title: 'Jedno pole, które rozumie pół słowa',
      blocks: [
        'Miasto, dzielnica, ulica albo nazwa: podpowiedzi pojawiają się podczas pisania, także bez polskich liter, z literówką i cyrylicą.',
      ],
    },
    {
      title: 'Filtry, które czyta się jak zdanie',
      blocks: ['Wolne miejsca, opłata, soboty, udogodnienia, kto prowadzi. Wybór zapisuje się w adresie strony, więc da się go wysłać.'],
    },
    {
      title: 'Profil ze źródłem przy każdej informacji',
      blocks: [
        'Opłaty, godziny, „otwarte teraz” z uwzględnieniem świąt, położenie i najbliższe placówki, a do tego skąd to wiemy i z którego dnia.',
      ],
    },
    {
      title: 'Trzy języki i duże litery',
      blocks: ['Każda strona po polsku, ukraińsku i angielsku. Motyw jasny lub ciemny i trzy wielkości liter, które przeglądarka pamięta.'],
    },
    {
      title: 'Konto, jeśli chcesz',
      blocks: [
        '[Zakładasz je](register) na swój e-mail, a logujesz się hasłem albo kluczem dostępu. W profilu widać wszystkie urządzenia, a swoje dane pobierzesz i usuniesz, kiedy zechcesz.',
      ],
    },
    {
      title: 'Można napisać',
      blocks: ['Działa [formularz kontaktowy](contact): pytania, błędy w danych, sprawy pilne.'],
    },
  ],
} as const satisfies Changes

const nauczyciel = {
  '2026-11-21': [
    {
      title: 'Przedszkola, punkty i oddziały w jednym spisie',
      blocks: ['Wczytaliśmy RSPO: nazwy, rodzaje, adresy i organy prowadzące, razem z numerem, po którym można placówkę odszukać.'],
    },
    {
      title: 'Szkoły podstawowe na mapie',
      blocks: ['Nie ma ich w katalogach przedszkoli, ale mapa i wyszukiwarka je znają, zawsze po placówkach opieki.'],
    },
    {
      title: 'Strony gotowe do druku',
      blocks: ['Profil i lista drukują się bez menu i kolorów tła, z datą danych. Przyda się na zebranie.'],
    },
    {
      title: 'Pełna wersja ukraińska',
      blocks: ['Rodziny z Ukrainy mogą szukać same: w swoim języku i z nazwami miast, jakie znają.'],
    },
    {
      title: 'Odpowiedzi dla nauczycieli',
      blocks: [
        'Zebraliśmy [pytania, które zadają nauczyciele](faq_audience?audience=nauczyciel), także o nazwiska i korzystanie z danych.',
      ],
    },
  ],
} as const satisfies Changes

const dyrektor = {
  '2026-11-21': [
    {
      title: 'Każda placówka z rejestru ma swoją stronę',
      blocks: [
        'Stały adres, okładka rysowana z nazwy i dane, przy których widać wydanie rejestru. Po zmianie nazwy stary adres prowadzi do nowego.',
      ],
    },
    {
      title: 'Wolne miejsca z datą',
      blocks: ['Liczymy je z rejestru żłobków i pokazujemy, póki są świeże. Rodzic może włączyć filtr „z wolnymi miejscami”.'],
    },
    {
      title: 'Kontakt chroniony przed robotami',
      blocks: ['Telefon i e-mail pokazują się po naciśnięciu, a liczbę odsłon zapisujemy dzień po dniu.'],
    },
    {
      title: 'Jawne reguły kolejności',
      blocks: ['Opisaliśmy, [co decyduje o miejscu na liście](ordering) i czego nie da się kupić.'],
    },
    {
      title: 'Prezentacja w kwadrans',
      blocks: [
        'W dni robocze 08:00–16:00 można [zarezerwować rozmowę](presentation), w której pokażemy, co Kredka potrafi i co planujemy.',
      ],
    },
  ],
} as const satisfies Changes

/** Change log by audience. */
export const changes = { rodzic, nauczyciel, dyrektor } as const
