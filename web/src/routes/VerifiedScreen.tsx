import { useParams } from 'react-router-dom';
import { Verification } from '../features/registration/Verification';

export function VerifiedScreen() {
  const { encryptedToken = '' } = useParams();
  return <Verification encryptedToken={encryptedToken} />;
}
