import type { Wish } from '@/lib/search/search.types';
import { phraseTable } from './filter-words';

/** Phrases for what no catalogue says, in folded words. "Certification" alone names exams, which can be learned for. */
export const WISH_WORDS = phraseTable<Wish>({
  certificate:
    'certificate|certificates|with certificate|with certificates|with a certificate|with certification|and certificate|certificate of completion|con certificado|con certificados|certificado|certificados|com certificado|certificado gratis|avec certificat|certificat|mit zertifikat|zertifikat|con certificato|certificato|attestato|con attestato|met certificaat|certificaat|z certyfikatem|certyfikat|с сертификатом|сертификат|сертификатом|з сертифікатом|сертифікат|сертифікатом|证书|有证书|證書|修了証|修了証付き|認定証|수료증|자격증|شهادة|مع شهادة|بشهادة|प्रमाणपत्र|प्रमाण पत्र|sertifikalı|sertifika|dengan sertifikat|bersertifikat|sertifikat|có chứng chỉ|chứng chỉ|ใบรับรอง|ใบประกาศ|πιστοποιητικό|με πιστοποιητικό|சான்றிதழ்',
  rating:
    'best rated|top rated|highest rated|highly rated|well rated|best reviewed|with good reviews|good reviews|best reviews|five star|5 star|mejor valorado|mejor valorados|mejor valorada|mejor calificado|mejor calificados|bem avaliado|bem avaliados|mais bem avaliado|melhor avaliado|mieux noté|mieux notés|bien noté|bien notés|bestbewertet|bestbewertete|best bewertet|best bewertete|am besten bewertet|meglio recensito|più votato|miglior valutazione|best beoordeeld|najlepiej oceniany|najlepiej oceniane|с высоким рейтингом|лучший рейтинг|с хорошими отзывами|з високим рейтингом|评分最高|评价最好|好评|高評価|評価の高い|평점 높은|평점이 높은|الأعلى تقييما|en yüksek puanlı|en iyi puanlı|rating tertinggi|đánh giá cao|คะแนนสูง|सबसे अच्छी रेटिंग',
  accreditation:
    'accredited|accreditation|officially recognised|officially recognized|college credit|for college credit|university credit|ects|acreditado|acreditados|acreditada|con acreditación|credenciado|reconhecido pelo mec|accrédité|accréditée|reconnu par l état|akkreditiert|akkreditierte|staatlich anerkannt|staatlich anerkannte|accreditato|riconosciuto|erkend|geaccrediteerd|akredytowany|akredytowane|аккредитованный|аккредитованные|акредитований|官方认证|认证课程|公認|공인|معتمد|معتمدة|मान्यता प्राप्त|akredite|terakreditasi|được công nhận',
  job: 'job guarantee|job guaranteed|with job guarantee|guaranteed job|with a job guarantee|job placement|with job placement|placement guarantee|garantía de empleo|con garantía de empleo|empleo garantizado|con trabajo garantizado|garantia de emprego|emprego garantido|garantie d emploi|emploi garanti|jobgarantie|mit jobgarantie|lavoro garantito|garanzia di lavoro|baangarantie|gwarancja pracy|z gwarancją pracy|гарантия трудоустройства|с гарантией трудоустройства|с трудоустройством|гарантія працевлаштування|з працевлаштуванням|就业保障|包就业|保证就业|就職保証|취업 보장|취업보장|ضمان وظيفة|ضمان العمل|नौकरी की गारंटी|iş garantili|iş garantisi|jaminan kerja|đảm bảo việc làm|รับประกันงาน',
});

export const WISH_PHRASES: readonly string[] = [...WISH_WORDS.keys()];
/** Words of the longest phrase. */
export const LONGEST_WISH = Math.max(...WISH_PHRASES.map((phrase) => phrase.split(' ').length));
