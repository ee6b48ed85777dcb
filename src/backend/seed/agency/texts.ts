import { activeSeasons, bookingClosesAtHour } from '../../../domain/stays.ts'
import { seededEditions, type Text3, text3 } from '../texts.ts'
import type { SeedWriter } from '../writer.ts'

const texts: Record<string, Text3> = {
  'rental-terms': text3(
    '<p>Marehalm formidler udlejningen på vegne af husets ejer. Aftalen er bindende, når du har modtaget bestillingsnummeret. Ved bestilling betales en fjerdedel af prisen, resten senest 42 dage før ankomst. Bestiller du senere end det, forfalder hele beløbet straks.</p><p>Huset må højst bebos af det antal personer, der står på dets side. Det overtages kl. 16 og afleveres kl. 10, hvor intet andet er aftalt.</p>',
    '<p>Marehalm vermittelt das Haus im Auftrag der Eigentümer. Der Vertrag ist geschlossen, sobald Sie Ihre Buchungsnummer erhalten haben. Bei der Buchung wird ein Viertel des Preises fällig, der Rest spätestens 42 Tage vor der Anreise; bei späteren Buchungen der gesamte Betrag sofort.</p><p>Das Haus darf höchstens von so vielen Personen bewohnt werden, wie auf seiner Seite angegeben sind. Anreise ab 16 Uhr, Abreise bis 10 Uhr, sofern nichts anderes vereinbart ist.</p>',
    '<p>Marehalm lets the house on behalf of its owner. The agreement is binding once you have received your booking number. A quarter of the price is due on booking and the rest no later than 42 days before arrival; if you book later than that, the whole amount is due at once.</p><p>No more people may stay than the house’s page states. Arrival is from 4 pm and departure by 10 am unless agreed otherwise.</p>',
  ),
  cancellation: text3(
    '<p>Du kan afbestille skriftligt til enhver tid. 60 dage eller mere før ankomst koster det 20 % af prisen, fra 59 til 35 dage før 60 % og derefter 90 %. Lykkes det os at leje huset ud igen til fuld pris, betaler du kun 20 %.</p><p>Der er ikke fortrydelsesret på ophold med fast dato.</p>',
    '<p>Sie können jederzeit in Textform stornieren. 60 Tage oder mehr vor der Anreise kostet das 20 % des Preises, zwischen 59 und 35 Tagen 60 %, danach 90 %. Können wir das Haus zum vollen Preis neu vermieten, zahlen Sie nur 20 %.</p><p>Für Aufenthalte zu einem festen Termin besteht kein Widerrufsrecht.</p>',
    '<p>You may cancel in writing at any time. It costs 20% of the price 60 days or more before arrival, 60% from 59 to 35 days, and 90% after that. If we can let the house again at full price, you pay only 20%.</p><p>There is no right of withdrawal for stays with a fixed date.</p>',
  ),
  arrival: text3(
    '<p>Huset er klar fra kl. 16. Kommer du senere end kontorets lukketid, ligger nøglen i nøgleboksen, og koden kommer på sms samme formiddag.</p>',
    '<p>Das Haus ist ab 16 Uhr bezugsfertig. Kommen Sie nach Büroschluss an, liegt der Schlüssel in der Schlüsselbox; den Code erhalten Sie am selben Vormittag per SMS.</p>',
    '<p>The house is ready from 4 pm. If you arrive after the office has closed, your key is in the key box and the code is texted to you that morning.</p>',
  ),
  consumption: text3(
    '<p>El, vand og fjernvarme afregnes efter måler og er ikke med i prisen. På hvert hus viser vi enhedsprisen, og hvad det ventes at koste, regnet ud fra tidligere gæsters forbrug.</p>',
    '<p>Strom, Wasser und Fernwärme werden nach Zähler abgerechnet und sind nicht im Preis enthalten. Bei jedem Haus zeigen wir den Preis pro Einheit und was dafür voraussichtlich zusammenkommt, berechnet aus dem Verbrauch früherer Gäste.</p>',
    '<p>Electricity, water and district heating are metered and not part of the price. For each house we show the unit price and what it is expected to come to, worked out from what earlier guests used.</p>',
  ),
  'review-policy': text3(
    '<p>Kun gæster, der har boet i huset, kan anmelde det: De får et personligt link, når de er kommet hjem. Vi retter ikke i anmeldelserne og udelader ingen, fordi de er kritiske. Gennemsnittet er regnet ud fra dem alle.</p>',
    '<p>Bewerten kann nur, wer im Haus gewohnt hat: Nach der Heimreise erhalten unsere Gäste einen persönlichen Link. Wir ändern keine Bewertung und lassen keine weg, weil sie kritisch ist. Der Durchschnitt umfasst alle.</p>',
    '<p>Only guests who have stayed in a house can review it: they are sent a personal link once they are home. We change nothing they write and leave nothing out for being critical. The average is taken over all reviews.</p>',
  ),
  ranking: text3(
    '<p>Uden valgt sortering står de huse først, der passer bedst til de skrevne ord, ellers står husene efter vores løbenummer. Ingen ejer kan betale for en bedre plads.</p>',
    '<p>Ohne gewählte Sortierung stehen die Häuser vorn, die am besten zu den eingegebenen Wörtern passen, sonst stehen sie nach unserer laufenden Nummer. Eine bessere Platzierung kann niemand kaufen.</p>',
    '<p>Unless you choose an order, the houses that best fit the words you typed come first, or else they stand by our running number. No owner can pay for a better place.</p>',
  ),
}

const metas: Record<string, string> = {
  checkInTime: '16:00',
  checkOutTime: '10:00',
  bookingClosesAtHour: String(bookingClosesAtHour),
  activeSeasons: activeSeasons.join(','),
  depositRate: '0.25',
  balanceDueDays: '42',
  eurRate: '7.45',
  supportPhone: '+45 10 75 60 00',
  consumptionPriceArea: 'DK1',
}

export async function seedTexts(write: SeedWriter): Promise<void> {
  await write.insert(
    'broker_text',
    ['name', 'lan', 'html'],
    Object.entries(texts).flatMap(([name, text]) =>
      seededEditions.map(({ id, language }) => [name, id, text[language]]),
    ),
  )
  await write.insert('broker_meta', ['key', 'value'], Object.entries(metas))
}
