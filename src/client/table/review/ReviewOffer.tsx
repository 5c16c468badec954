/** Below the score sheet: explains the review and has its button. */
import { useText } from '../../i18n/language.tsx';
import { ReviewButton, type ReviewProps } from './ReviewButton.tsx';
import './offer.css';

/** The offer of a review. */
export function ReviewOffer(props: ReviewProps) {
  const { review } = useText('advice');
  return (
    <section className="review-offer panel" aria-label={review.open}>
      <p>{review.offer}</p>
      <ReviewButton {...props} />
    </section>
  );
}
